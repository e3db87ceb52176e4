import { loginPost } from '#accounts/logins/login-post.ts';
import { signupPost } from '#accounts/logins/signup-post.ts';
import { contactPost } from '#help/contact-post.ts';
import { addWish, cartPost } from '#orders/cart/cart-post.ts';
import type { FormPost } from '#platform/forms/form-post.ts';

/** The forms that work without JavaScript. */
export function createFormPosts(): readonly FormPost[] {
  return [withWish(loginPost), withWish(signupPost), contactPost, cartPost];
}

/** After the login, carries out the visitor's intent. */
function withWish(post: FormPost): FormPost {
  return {
    ...post,
    async carryOut(sent, mutate) {
      const outcome = await post.carryOut(sent, mutate);
      if (!('to' in outcome) || sent.intent === null) return outcome;
      const notice = await addWish(sent.intent, mutate);
      return { ...outcome, intent: null, ...(notice && { notice }) };
    },
  };
}
