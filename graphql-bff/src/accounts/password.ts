import {
  changePassword,
  checkResetLink,
  confirmPassword,
  requestReset,
  resetPassword,
} from '@besesaka/schema/accounts/security-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';
import { endProgramsText } from './device-session.ts';

const passwordRules =
  'At least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.';

const ResetLinkInput = builder.inputType('ResetLinkInput', {
  description: 'The parameters of a link from an email, `<uid>/<token>`.',
  fields: (t) => ({
    uid: t.string({ required: true, description: 'The part before the slash.' }),
    token: t.string({ required: true, description: 'The part after the slash.' }),
  }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'The account whose password was forgotten.',
  fields: (t) => ({ email: t.string({ required: true, description: 'Email address of the account.' }) }),
});

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'The parameters of a reset link, and the new password.',
  fields: (t) => ({
    uid: t.string({ required: true, description: 'The part of the link before the slash.' }),
    token: t.string({ required: true, description: 'The part of the link after the slash.' }),
    newPassword: t.string({ required: true, description: passwordRules }),
  }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'The current and the new password.',
  fields: (t) => ({
    oldPassword: t.string({ required: true, description: 'Current password.' }),
    newPassword: t.string({ required: true, description: passwordRules }),
    endPrograms: t.boolean({ description: endProgramsText }),
  }),
});

const ConfirmPasswordInput = builder.inputType('ConfirmPasswordInput', {
  description: 'The password for confirmation.',
  fields: (t) => ({ password: t.string({ required: true, description: 'Current password.' }) }),
});

/** This is a mutation because queries may be sent as GET, and the link must not appear in URLs or caches. */
mutation('checkResetLink', {
  restCalls: [checkResetLink],
  description: 'Checks whether a password reset link still works, without using it up.',
  input: { type: ResetLinkInput, description: 'Parameters of the link.' },
  payload: {
    isValid: { type: 'Boolean', description: 'Whether the link is valid, unused and not expired.' },
    message: { type: 'String', description: 'Message to show to the user; null if the link works.' },
  },
  resolve: async (input, ctx) => {
    const { valid, error } = await ctx.rest.call(checkResetLink, { body: input });
    return { isValid: valid, message: error ?? null };
  },
});

mutation('requestPasswordReset', {
  restCalls: [requestReset],
  description: 'Sends a password reset link if the account exists. The response is the same if it does not.',
  input: { type: RequestPasswordResetInput, description: 'The account.' },
  payload: { message: shownMessage },
  resolve: (input, ctx) => ctx.rest.call(requestReset, { body: input }),
});

mutation('resetPassword', {
  restCalls: [resetPassword],
  description: 'Sets a new password with a reset link, which works once. All sessions of the user end.',
  input: { type: ResetPasswordInput, description: 'The link and the new password.' },
  payload: { message: shownMessage },
  resolve: ({ newPassword, ...link }, ctx) =>
    ctx.rest.call(resetPassword, { body: { ...link, new_password: newPassword } }),
});

mutation('confirmPassword', {
  restCalls: [confirmPassword],
  description: "Confirms the viewer's password. Actions that require this work for the next ten minutes.",
  input: { type: ConfirmPasswordInput, description: 'The password.' },
  payload: { message: shownMessage },
  resolve: (input, ctx) => ctx.rest.call(confirmPassword, { body: input }),
});

mutation('changePassword', {
  restCalls: [changePassword],
  description: "Changes the viewer's password. All other sessions and pending changes of the email address end.",
  input: { type: ChangePasswordInput, description: 'The current and the new password.' },
  payload: { message: shownMessage },
  resolve: ({ oldPassword, newPassword, endPrograms }, ctx) => {
    const body = { old_password: oldPassword, new_password: newPassword, end_programs: endPrograms ?? undefined };
    return ctx.rest.call(changePassword, { body });
  },
});
