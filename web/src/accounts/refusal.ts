import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { Failure } from '#platform/network/failure.ts';

/** The reason why a login or signup failed, shown above the button or at the fields. */
export type Refusal = Pick<Failure, 'message' | 'fields'>;

export function loginRefusal({ kind, code, message, fields }: Failure): Refusal & { needsCode: boolean } {
  // Not an error yet: the field for the code appears. A second try without a code shows the message there.
  if (code === 'CODE_NEEDED') return { needsCode: true, message: '', fields: [{ field: 'code', message }] };
  return {
    needsCode: false,
    message: message || (kind === 'no-response' ? accountTexts.somethingWrong : accountTexts.loginFailed),
    fields: fields.filter(({ field }) => field === 'code'),
  };
}

/** The message is the first error about the email, else "Signup failed". Errors of other fields show at them. */
export function signupRefusal({ kind, code, message, fields }: Failure): Refusal {
  if (code === 'EMAIL_TAKEN') return { message, fields: [{ field: 'email', message }] };
  if (fields.length === 0)
    return {
      message: message || (kind === 'no-response' ? accountTexts.somethingWrong : accountTexts.signupFailed),
      fields,
    };
  const aboutEmail = fields.find(({ field }) => field === 'email');
  return { message: aboutEmail?.message ?? accountTexts.signupFailed, fields };
}

/** For the other account forms: the service's message, else the name of what failed. */
export function formRefusal({ kind, message, fields }: Failure, failed: string): Refusal {
  return { message: message || (kind === 'no-response' ? texts.somethingWrong : failed), fields };
}
