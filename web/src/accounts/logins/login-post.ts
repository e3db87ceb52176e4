import { loginInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { loginRefusal } from '#accounts/refusal.ts';
import { safeRedirect } from '#accounts/safe-redirect.ts';
import { LogInMutation } from '#accounts/use-log-in.ts';
import { type FormPost, refusedBy } from '#platform/forms/form-post.ts';
import { readInput } from '#platform/forms/input-resolver.ts';
import { outcomeOf } from '#platform/network/failure.ts';

/** Without JavaScript, the field for the code shows after the first refusal that asks for one. */
export const loginPost: FormPost = {
  path: '/login',
  shownAgain: ['email'],
  async carryOut({ fields, search }, mutate) {
    const read = readInput(loginInput, fields);
    if ('complaints' in read) return { complaints: read.complaints, message: null };
    const outcome = await outcomeOf(mutate(LogInMutation, { input: read.input }), 'viewer');
    if ('failure' in outcome) return refusedBy(loginRefusal(outcome.failure));
    return { to: safeRedirect(search.get('redirect')) };
  },
};
