import {
  changePasswordInput,
  confirmEmailInput,
  loginInput,
  resetLinkInput,
  resetPasswordInput,
  resetRequestInput,
  signupInput,
} from '@besesaka/schema/accounts/inputs.ts';
import { accountDone, me, resetLinkState, sessionAnswer } from '@besesaka/schema/accounts/resources.ts';
import { get, post } from '#platform/rest/calls.ts';

export const readMe = get('/api/me', me);
export const signUp = post('/api/signup', signupInput, sessionAnswer);
export const logIn = post('/api/login', loginInput, sessionAnswer);
export const logOut = post('/api/logout', null, null);
export const requestReset = post('/api/auth/password-reset/request', resetRequestInput, accountDone);
export const checkResetLink = post('/api/auth/password-reset/validate-token', resetLinkInput, resetLinkState);
export const resetPassword = post('/api/auth/password-reset/confirm', resetPasswordInput, accountDone);
export const changePassword = post('/api/change-password', changePasswordInput, accountDone);
export const requestConfirmation = post('/api/auth/email-confirmation/request', null, accountDone);
export const confirmEmail = post('/api/auth/email-confirmation/confirm', confirmEmailInput, accountDone);
