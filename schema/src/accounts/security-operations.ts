import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describeInput } from '#kernel/reference/words.ts';
import {
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  confirmPasswordInput,
  emailChangeLinkInput,
  resetLinkInput,
  resetPasswordInput,
  resetRequestInput,
  secondFactorCodeInput,
} from './inputs.ts';
import {
  accountDone,
  emailChangeAnswer,
  recoveryCodes,
  resetLinkState,
  secondFactor,
  secondFactorKey,
} from './resources.ts';

const email = 'buyer@besesaka.test';
const link = {
  uid: ['The `uid` from the link in the email', 'xQ8f2mA1Tz'],
  token: ['The `token` from the link in the email; it works once', '5bR0vV1mYt3kQzq0m8Jw9A'],
} as const;
const password = 'Akwaaba#2026';
const emailChangeLinkBody = describeInput(
  'EmailChangeLinkInput',
  emailChangeLinkInput,
  'The parameters of a link from an email.',
  link,
);
const secondFactorCodeBody = describeInput(
  'SecondFactorCodeInput',
  secondFactorCodeInput,
  'A code of the second factor.',
  {
    code: ['Six digits from the authenticator app, or a recovery code where one is accepted', '492039'],
  },
);

export const requestReset = defineOperation({
  id: 'requestReset',
  method: 'POST',
  path: '/api/auth/password-reset/request',
  auth: 'visitor',
  suspended: 'may',
  limit: '3 an hour per email address; 60 an hour per IP address',
  summary: 'Request an email with a link to reset the password',
  body: describeInput('ResetRequestInput', resetRequestInput, 'The account whose password is to be reset.', {
    email: ['Email address of the account; the response is the same if no account has it', email],
  }),
  response: accountDone,
});

export const checkResetLink = defineOperation({
  id: 'checkResetLink',
  method: 'POST',
  path: '/api/auth/password-reset/validate-token',
  auth: 'visitor',
  suspended: 'may',
  limit: 'one use per link',
  summary: 'Check whether a password reset link still works',
  body: describeInput('ResetLinkInput', resetLinkInput, 'The parameters of a link from an email.', link),
  response: resetLinkState,
});

export const resetPassword = defineOperation({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  auth: 'visitor',
  suspended: 'may',
  limit: 'one use per link',
  summary: 'Set a new password with the link from the email',
  body: describeInput('ResetPasswordInput', resetPasswordInput, 'The parameters of the link, and the new password.', {
    ...link,
    new_password: ['New password, with the same rules as at signup', 'Medaase#2027'],
  }),
  response: accountDone,
  refuses: ['REFUSED'],
});

export const changePassword = defineOperation({
  id: 'changePassword',
  method: 'POST',
  path: '/api/change-password',
  auth: 'user',
  scope: null,
  suspended: 'may',
  limit: '5 successes an hour; 5 wrong passwords in 15 minutes',
  summary: "Change the user's password; all other sessions and pending changes of the email address end",
  body: describeInput('ChangePasswordInput', changePasswordInput, 'The current and the new password.', {
    old_password: ['Current password', password],
    new_password: ['New password, with the same rules as at signup', 'Medaase#2027'],
    end_programs: ['true also ends all access tokens and stops all webhook endpoints', true],
  }),
  response: accountDone,
  refuses: ['WRONG_CREDENTIALS'],
});

export const confirmPassword = defineOperation({
  id: 'confirmPassword',
  method: 'POST',
  path: '/api/confirm-password',
  auth: 'user',
  scope: null,
  suspended: 'may',
  limit: '5 wrong passwords in 15 minutes',
  summary: 'Confirm the password, as sensitive actions require',
  body: describeInput(
    'ConfirmPasswordInput',
    confirmPasswordInput,
    'The password, confirmed before a sensitive action.',
    { password: ['Current password', password] },
  ),
  response: accountDone,
});

export const requestConfirmation = defineOperation({
  id: 'requestConfirmation',
  method: 'POST',
  path: '/api/auth/email-confirmation/request',
  auth: 'user',
  scope: null,
  suspended: 'may',
  limit: '3 an hour',
  summary: "Request an email with a link to confirm the user's address",
  response: accountDone,
});

export const confirmEmail = defineOperation({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/email-confirmation/confirm',
  auth: 'visitor',
  suspended: 'may',
  limit: 'one use per link',
  summary: 'Confirm an email address with the link from the email',
  body: describeInput('ConfirmEmailInput', confirmEmailInput, 'The parameters of a link from an email.', link),
  response: accountDone,
  refuses: ['REFUSED'],
});

export const readEmailChange = defineOperation({
  id: 'readEmailChange',
  method: 'GET',
  path: '/api/email-change',
  auth: 'user',
  scope: null,
  summary: "Get the pending change of the user's email address",
  response: emailChangeAnswer,
});

export const requestEmailChange = defineOperation({
  id: 'requestEmailChange',
  method: 'POST',
  path: '/api/email-change',
  auth: 'user',
  scope: null,
  suspended: 'may',
  limit: '5 successes a day; 5 wrong passwords in 15 minutes',
  summary: 'Request a change of the email address; a link sent to the new address confirms it',
  body: describeInput('ChangeEmailInput', changeEmailInput, 'The new email address and the current password.', {
    new_email: ['New email address, to which the confirmation link is sent', 'afua.darko@example.com'],
    password: ['Current password', password],
  }),
  response: accountDone,
});

export const confirmEmailChange = defineOperation({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/email-change/confirm',
  auth: 'visitor',
  suspended: 'may',
  limit: 'one use per link',
  summary: 'Confirm a change of the email address with the link sent to the new address',
  body: emailChangeLinkBody,
  response: accountDone,
  refuses: ['REFUSED'],
});

export const objectToEmailChange = defineOperation({
  id: 'objectToEmailChange',
  method: 'POST',
  path: '/api/email-change/objection',
  auth: 'visitor',
  suspended: 'may',
  limit: 'one use per link',
  summary: 'Undo a change of the email address with the link sent to the old address, and secure the account',
  body: emailChangeLinkBody,
  response: accountDone,
  refuses: ['REFUSED'],
});

export const readSecondFactor = defineOperation({
  id: 'readSecondFactor',
  method: 'GET',
  path: '/api/second-factor',
  auth: 'user',
  scope: null,
  summary: "Get the state of the user's second factor",
  response: secondFactor,
});

export const beginSecondFactor = defineOperation({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/second-factor',
  auth: 'user',
  scope: null,
  fresh: true,
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Create a key for an authenticator app, for admins; a first code must confirm it',
  response: secondFactorKey,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const confirmSecondFactor = defineOperation({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/second-factor/confirm',
  auth: 'user',
  scope: null,
  suspended: 'may',
  limit: '5 wrong codes in 15 minutes and session',
  summary: 'Turn the second factor on with a first code; returns the recovery codes',
  body: secondFactorCodeBody,
  response: recoveryCodes,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const removeSecondFactor = defineOperation({
  id: 'removeSecondFactor',
  method: 'POST',
  path: '/api/second-factor/remove',
  auth: 'user',
  scope: null,
  fresh: true,
  suspended: 'may',
  limit: '5 wrong codes in 15 minutes and session',
  summary: 'Turn the second factor off with a code from the app or a recovery code',
  body: secondFactorCodeBody,
  response: accountDone,
  refuses: ['REFUSED'],
});
