import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';

/** Why a login or signup did not come about: said above the button, or at the fields. */
export interface Refusal {
  message: string | null;
  fields: readonly { field: string; message: string }[];
}

/** The result unions of login and signup, without the success. */
export type Refused =
  | { __typename: 'RefusedError'; code: string; message: string }
  | {
      __typename: 'ValidationError';
      message: string;
      fields: readonly { field: string; messages: readonly string[] }[];
    };

export function loginRefusal(refused: Refused): Refusal {
  return { message: refused.message || accountTexts.loginFailed, fields: [] };
}

/** The first complaint about the email, else "Signup failed", with whatever the other fields say. */
export function signupRefusal(refused: Refused): Refusal {
  if (refused.__typename === 'RefusedError') {
    if (refused.code !== 'EMAIL_TAKEN') return { message: refused.message || accountTexts.signupFailed, fields: [] };
    return { message: null, fields: [{ field: 'email', message: refused.message }] };
  }
  const fields = refused.fields.flatMap(({ field, messages }) =>
    messages[0] ? [{ field, message: messages[0] }] : [],
  );
  const aboutEmail = fields.some(({ field }) => field === 'email');
  return { message: aboutEmail ? null : accountTexts.signupFailed, fields };
}

/** What the service itself says is fit to be shown; what a broken connection throws is not. */
export function thrownRefusal(error: unknown): Refusal {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return { message: said || accountTexts.somethingWrong, fields: [] };
}
