import { LogOutMutation } from '#accounts/use-ask-log-out.ts';
import type { FormPost } from '#platform/forms/form-post.ts';

/** A user who logged in without JavaScript must be able to log out without it. */
export const logoutPost: FormPost = {
  path: '/logout',
  shownAgain: [],
  async carryOut(_, mutate) {
    await mutate(LogOutMutation, {});
    return { to: '/', notice: { kind: 'success', title: 'You are logged out.' } };
  },
};
