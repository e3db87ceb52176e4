import { signupInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { signupRefusal } from '#accounts/refusal.ts';
import { safeRedirect } from '#accounts/safe-redirect.ts';
import { SignUpMutation } from '#accounts/use-log-in.ts';
import { type FormPost, refusedBy } from '#platform/forms/form-post.ts';
import { readInput } from '#platform/forms/input-resolver.ts';
import { outcomeOf } from '#platform/network/failure.ts';

export const signupPost: FormPost = {
  path: '/signup',
  shownAgain: ['fullName', 'email', 'telephoneNumber'],
  async carryOut({ fields, search }, mutate) {
    const read = readInput(signupInput, fields);
    if ('complaints' in read) return { complaints: read.complaints, message: null };
    const outcome = await outcomeOf(mutate(SignUpMutation, { input: read.input }), 'viewer');
    if ('failure' in outcome) return refusedBy(signupRefusal(outcome.failure));
    return { to: safeRedirect(search.get('redirect')) };
  },
};
