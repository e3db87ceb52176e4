import { endOtherSessions, endSession, listSessions } from '@besesaka/schema/accounts/operations.ts';
import {
  beginSecondFactor,
  changePassword,
  checkResetLink,
  confirmEmail,
  confirmEmailChange,
  confirmPassword,
  confirmSecondFactor,
  objectToEmailChange,
  readEmailChange,
  readSecondFactor,
  removeSecondFactor,
  requestConfirmation,
  requestEmailChange,
  requestReset,
  resetPassword,
} from '@besesaka/schema/accounts/security-operations.ts';
import { forgetReads } from '#platform/context/context.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { viewerField } from '#platform/contract/read.ts';

viewerField('sessions', listSessions);
mutation(endSession, { sessions: 'results' });
mutation(endOtherSessions, { sessions: 'results' });

/** This is a mutation because queries may be sent as GET, and the link must not appear in URLs or caches. */
mutation(checkResetLink, { isValid: 'valid', message: 'error' }, { input: 'ResetLinkInput' });
mutation(requestReset, { message: 'message' }, { as: 'requestPasswordReset' });
mutation(resetPassword, { message: 'message' });
mutation(confirmPassword, { message: 'message' });
mutation(changePassword, { message: 'message' });

mutation(requestConfirmation, { message: 'message' }, { as: 'requestEmailConfirmation' });
mutation(confirmEmail, { message: 'message' });

const link = { input: 'EmailChangeLinkInput' };
viewerField('emailChange', readEmailChange, { field: 'email_change' });
mutation(requestEmailChange, { message: 'message' }, { after: forgetReads });
mutation(confirmEmailChange, { message: 'message' }, { ...link, after: forgetReads });
mutation(objectToEmailChange, { message: 'message' }, link);

const code = { input: 'SecondFactorCodeInput', after: forgetReads };
viewerField('hasSecondFactor', readSecondFactor, { field: 'is_on' });
mutation(beginSecondFactor, { secret: 'secret', address: 'address' });
mutation(confirmSecondFactor, { recoveryCodes: 'recovery_codes' }, code);
mutation(removeSecondFactor, { message: 'message' }, code);
