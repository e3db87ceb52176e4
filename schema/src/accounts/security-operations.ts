import { group } from '#kernel/operations/define-operation.ts';
import {
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  confirmPasswordInput,
  emailChangeLinkInput,
  resetLinkInput,
  resetPasswordInput,
  resetRequestInput,
} from './inputs.ts';
import { secondFactorCodeInput } from './login-inputs.ts';
import {
  accountDone,
  emailChangeAnswer,
  recoveryCodes,
  resetLinkState,
  secondFactor,
  secondFactorKey,
} from './resources.ts';

const anyone = group({ auth: 'visitor', suspended: 'may' });
const ownUser = group({ auth: 'user', scope: null, suspended: 'may' });

export const requestReset = anyone({
  id: 'requestReset',
  method: 'POST',
  path: '/api/auth/password-reset/request',
  limit: '3 an hour per email address; 60 an hour per IP address',
  summary: 'Request an email with a link to reset the password; the response is the same if there is no such account',
  body: resetRequestInput,
  response: accountDone,
});

export const checkResetLink = anyone({
  id: 'checkResetLink',
  method: 'POST',
  path: '/api/auth/password-reset/validate-token',
  limit: 'one use per link',
  summary: 'Check whether a password reset link still works, without using it',
  body: resetLinkInput,
  response: resetLinkState,
});

export const resetPassword = anyone({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  limit: 'one use per link',
  summary: 'Set a new password with the link from the email, which works once; all sessions of the user end',
  body: resetPasswordInput,
  response: accountDone,
  refuses: ['REFUSED'],
});

export const changePassword = ownUser({
  id: 'changePassword',
  method: 'POST',
  path: '/api/change-password',
  limit: '5 successes an hour; 5 wrong passwords in 15 minutes',
  summary: "Change the user's password; all other sessions and pending changes of the email address end",
  body: changePasswordInput,
  response: accountDone,
  refuses: ['WRONG_CREDENTIALS'],
});

export const confirmPassword = ownUser({
  id: 'confirmPassword',
  method: 'POST',
  path: '/api/confirm-password',
  limit: '5 wrong passwords in 15 minutes',
  summary: 'Confirm the password; actions that require this work for the next ten minutes',
  body: confirmPasswordInput,
  response: accountDone,
});

export const requestConfirmation = ownUser({
  id: 'requestConfirmation',
  method: 'POST',
  path: '/api/auth/email-confirmation/request',
  limit: '3 an hour',
  summary: "Request an email with a link to confirm the user's address",
  response: accountDone,
});

export const confirmEmail = anyone({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/email-confirmation/confirm',
  limit: 'one use per link',
  summary: 'Confirm an email address with the link from the email',
  body: confirmEmailInput,
  response: accountDone,
  refuses: ['REFUSED'],
});

export const readEmailChange = ownUser({
  id: 'readEmailChange',
  method: 'GET',
  path: '/api/email-change',
  summary: "Get the pending change of the user's email address",
  response: emailChangeAnswer,
});

export const requestEmailChange = ownUser({
  id: 'requestEmailChange',
  method: 'POST',
  path: '/api/email-change',
  limit: '5 successes a day; 5 wrong passwords in 15 minutes',
  summary:
    'Request a change of the email address; it takes effect when the user opens the link sent to the new address',
  body: changeEmailInput,
  response: accountDone,
});

export const confirmEmailChange = anyone({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/email-change/confirm',
  limit: 'one use per link',
  summary: 'Confirm a change of the email address with the link sent to the new address',
  body: emailChangeLinkInput,
  response: accountDone,
  refuses: ['REFUSED'],
});

export const objectToEmailChange = anyone({
  id: 'objectToEmailChange',
  method: 'POST',
  path: '/api/email-change/objection',
  limit: 'one use per link',
  summary:
    'Undo a change of the email address with the link sent to the old address; all sessions end, and a link to choose a password is sent there',
  body: emailChangeLinkInput,
  response: accountDone,
  refuses: ['REFUSED'],
});

export const readSecondFactor = ownUser({
  id: 'readSecondFactor',
  method: 'GET',
  path: '/api/second-factor',
  summary: "Get the state of the user's second factor",
  response: secondFactor,
});

export const beginSecondFactor = ownUser({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/second-factor',
  fresh: true,
  timesAnHour: 60,
  summary:
    'Create a key for an authenticator app, for admins; it is returned only here, and logins need its codes once a first code has confirmed it',
  response: secondFactorKey,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const confirmSecondFactor = ownUser({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/second-factor/confirm',
  limit: '5 wrong codes in 15 minutes and session',
  summary: 'Turn the second factor on with a first code; returns the recovery codes',
  body: secondFactorCodeInput,
  response: recoveryCodes,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const removeSecondFactor = ownUser({
  id: 'removeSecondFactor',
  method: 'POST',
  path: '/api/second-factor/remove',
  fresh: true,
  limit: '5 wrong codes in 15 minutes and session',
  summary: 'Turn the second factor off with a code from the app or a recovery code',
  body: secondFactorCodeInput,
  response: accountDone,
  refuses: ['REFUSED'],
});
