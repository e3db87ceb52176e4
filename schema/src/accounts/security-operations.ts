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
  uid: ['From the link of the mail', 'xQ8f2mA1Tz'],
  token: ['From the link of the mail; it works once', '5bR0vV1mYt3kQzq0m8Jw9A'],
} as const;
const password = 'Akwaaba#2026';
const emailChangeLinkBody = describeInput(
  'EmailChangeLinkInput',
  emailChangeLinkInput,
  'What the link of a mail carries.',
  link,
);
const secondFactorCodeBody = describeInput('SecondFactorCodeInput', secondFactorCodeInput, 'A code from the app.', {
  code: ['The six digits from the app, or a recovery code where one is accepted', '492039'],
});

export const requestReset = defineOperation({
  id: 'requestReset',
  method: 'POST',
  path: '/api/auth/password-reset/request',
  auth: 'visitor',
  suspended: 'may',
  summary: 'Ask for a mail to choose a new password',
  body: describeInput('ResetRequestInput', resetRequestInput, 'Whose password is to be chosen anew.', {
    email: ["The account's address; the answer is the same where there is none", email],
  }),
  response: accountDone,
});

export const checkResetLink = defineOperation({
  id: 'checkResetLink',
  method: 'POST',
  path: '/api/auth/password-reset/validate-token',
  auth: 'visitor',
  suspended: 'may',
  summary: 'Whether a link is still good',
  body: describeInput('ResetLinkInput', resetLinkInput, 'What the link of a mail carries.', link),
  response: resetLinkState,
});

export const resetPassword = defineOperation({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  auth: 'visitor',
  suspended: 'may',
  summary: 'Choose a new password',
  body: describeInput('ResetPasswordInput', resetPasswordInput, 'The link of a mail, and the new password.', {
    ...link,
    new_password: ['The new one, by the rules of a signup', 'Medaase#2027'],
  }),
  response: accountDone,
  refuses: ['REFUSED'],
});

export const changePassword = defineOperation({
  id: 'changePassword',
  method: 'POST',
  path: '/api/change-password',
  auth: 'user',
  suspended: 'may',
  summary: 'Change the own password',
  body: describeInput('ChangePasswordInput', changePasswordInput, 'The password until now, and the new one.', {
    old_password: ['The one until now', password],
    new_password: ['The new one, by the rules of a signup', 'Medaase#2027'],
  }),
  response: accountDone,
  refuses: ['WRONG_CREDENTIALS'],
});

export const confirmPassword = defineOperation({
  id: 'confirmPassword',
  method: 'POST',
  path: '/api/confirm-password',
  auth: 'user',
  suspended: 'may',
  summary: 'Give the own password again, before what asks for it',
  body: describeInput(
    'ConfirmPasswordInput',
    confirmPasswordInput,
    'The password again, before something that cannot be undone.',
    { password: ['The current password', password] },
  ),
  response: accountDone,
});

export const requestConfirmation = defineOperation({
  id: 'requestConfirmation',
  method: 'POST',
  path: '/api/auth/email-confirmation/request',
  auth: 'user',
  suspended: 'may',
  summary: 'Ask for a mail to confirm the own address',
  response: accountDone,
});

export const confirmEmail = defineOperation({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/email-confirmation/confirm',
  auth: 'visitor',
  suspended: 'may',
  summary: 'Confirm an address by the link of a mail',
  body: describeInput('ConfirmEmailInput', confirmEmailInput, 'What the link of a mail carries.', link),
  response: accountDone,
  refuses: ['REFUSED'],
});

export const readEmailChange = defineOperation({
  id: 'readEmailChange',
  method: 'GET',
  path: '/api/email-change',
  auth: 'user',
  summary: 'The change of the own address that waits for its link',
  response: emailChangeAnswer,
});

export const requestEmailChange = defineOperation({
  id: 'requestEmailChange',
  method: 'POST',
  path: '/api/email-change',
  auth: 'user',
  suspended: 'may',
  summary: 'Ask for another email address; a link to it makes the change',
  body: describeInput(
    'ChangeEmailInput',
    changeEmailInput,
    'The address that an account shall have, and the password that proves whose it is.',
    {
      new_email: ['Where the link goes that makes the change', 'afua.darko@example.com'],
      password: ['The current password', password],
    },
  ),
  response: accountDone,
});

export const confirmEmailChange = defineOperation({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/email-change/confirm',
  auth: 'visitor',
  suspended: 'may',
  summary: 'Change the address by the link of a mail to the new one',
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
  summary: 'Take a change back by the link of a mail to the old address, and secure the account',
  body: emailChangeLinkBody,
  response: accountDone,
  refuses: ['REFUSED'],
});

export const readSecondFactor = defineOperation({
  id: 'readSecondFactor',
  method: 'GET',
  path: '/api/second-factor',
  auth: 'user',
  summary: 'Whether a login to the own account needs a code',
  response: secondFactor,
});

export const beginSecondFactor = defineOperation({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/second-factor',
  auth: 'user',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'A new key for an app that makes codes, for admins; a first code confirms it',
  response: secondFactorKey,
  refuses: ['FORBIDDEN', 'PASSWORD_NEEDED', 'REFUSED'],
});

export const confirmSecondFactor = defineOperation({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/second-factor/confirm',
  auth: 'user',
  suspended: 'may',
  summary: 'Turn the second factor on by a first code; answers the recovery codes',
  body: secondFactorCodeBody,
  response: recoveryCodes,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const removeSecondFactor = defineOperation({
  id: 'removeSecondFactor',
  method: 'POST',
  path: '/api/second-factor/remove',
  auth: 'user',
  suspended: 'may',
  summary: 'Turn the second factor off, by a code of the app or a recovery code',
  body: secondFactorCodeBody,
  response: accountDone,
  refuses: ['PASSWORD_NEEDED', 'REFUSED'],
});
