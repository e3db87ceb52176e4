import { addressInput } from '@besesaka/schema/accounts/address-book.ts';
import { dataExport, dataExportAnswer } from '@besesaka/schema/accounts/data-export.ts';
import {
  changeEmailInput,
  changePasswordInput,
  changeProfileInput,
  confirmEmailInput,
  confirmPasswordInput,
  deleteAccountInput,
  emailChangeLinkInput,
  resetLinkInput,
  resetPasswordInput,
  resetRequestInput,
  secondFactorCodeInput,
  signupInput,
} from '@besesaka/schema/accounts/inputs.ts';
import {
  accountDone,
  addressBook,
  deletionOutlook,
  deviceSessions,
  emailChangeAnswer,
  me,
  recoveryCodes,
  resetLinkState,
  secondFactor,
  secondFactorKey,
  sessionAnswer,
} from '@besesaka/schema/accounts/resources.ts';
import { renewTokensInput, tokenLoginInput } from '@besesaka/schema/accounts/tokens.ts';
import { get, post, put, remove } from '#platform/rest/calls.ts';

export const readMe = get('/api/me', me);
export const changeProfile = put('/api/me', changeProfileInput, me);
export const signUp = post('/api/signup', signupInput, sessionAnswer);
export const logIn = post('/api/login', tokenLoginInput, sessionAnswer);
export const renewTokens = post('/api/auth/tokens', renewTokensInput, sessionAnswer);
export const logOut = post('/api/logout', null, null);
export const requestReset = post('/api/auth/password-reset/request', resetRequestInput, accountDone);
export const checkResetLink = post('/api/auth/password-reset/validate-token', resetLinkInput, resetLinkState);
export const resetPassword = post('/api/auth/password-reset/confirm', resetPasswordInput, accountDone);
export const changePassword = post('/api/change-password', changePasswordInput, accountDone);
export const confirmPassword = post('/api/confirm-password', confirmPasswordInput, accountDone);
export const readSecondFactor = get('/api/second-factor', secondFactor);
export const beginSecondFactor = post('/api/second-factor', null, secondFactorKey);
export const confirmSecondFactor = post('/api/second-factor/confirm', secondFactorCodeInput, recoveryCodes);
export const removeSecondFactor = post('/api/second-factor/remove', secondFactorCodeInput, accountDone);
export const readEmailChange = get('/api/email-change', emailChangeAnswer);
export const requestEmailChange = post('/api/email-change', changeEmailInput, accountDone);
export const confirmEmailChange = post('/api/email-change/confirm', emailChangeLinkInput, accountDone);
export const objectToEmailChange = post('/api/email-change/objection', emailChangeLinkInput, accountDone);
export const requestConfirmation = post('/api/auth/email-confirmation/request', null, accountDone);
export const confirmEmail = post('/api/auth/email-confirmation/confirm', confirmEmailInput, accountDone);
export const listSessions = get('/api/sessions', deviceSessions);
export const endSession = remove('/api/sessions/{id}', null, deviceSessions);
export const endOtherSessions = remove('/api/sessions', null, deviceSessions);
export const readDeletionOutlook = get('/api/delete-account', deletionOutlook);
export const deleteAccount = remove('/api/delete-account', deleteAccountInput, accountDone);
export const readDataExport = get('/api/data-export', dataExportAnswer);
export const requestDataExport = post('/api/data-export', null, dataExport);
export const readAddresses = get('/api/addresses', addressBook);
export const addAddress = post('/api/addresses', addressInput, addressBook);
export const changeAddress = put('/api/addresses/{id}', addressInput, addressBook);
export const removeAddress = remove('/api/addresses/{id}', null, addressBook);
