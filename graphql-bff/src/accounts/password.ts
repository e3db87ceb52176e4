import {
  changePassword,
  checkResetLink,
  confirmPassword,
  requestReset,
  resetPassword,
} from '@besesaka/schema/accounts/security-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { AccountDone } from './account-done.ts';

const passwordRules =
  'At least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.';

const ResetLinkState = builder.objectRef<{ valid: boolean; error?: string | undefined }>('ResetLinkState').implement({
  description: 'State of a password reset link.',
  fields: (t) => ({
    isValid: t.exposeBoolean('valid', { description: 'Whether the link is valid, unused and not expired.' }),
    message: t.string({
      nullable: true,
      description: 'Message to show to the user; null if the link works.',
      resolve: ({ error }) => error ?? null,
    }),
  }),
});

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
  }),
});

const ConfirmPasswordInput = builder.inputType('ConfirmPasswordInput', {
  description: 'The password for confirmation.',
  fields: (t) => ({ password: t.string({ required: true, description: 'Current password.' }) }),
});

/** This is a mutation because queries may be sent as GET, and the link must not appear in URLs or caches. */
builder.mutationField('checkResetLink', (t) =>
  t.field({
    type: ResetLinkState,
    extensions: asks(checkResetLink),
    description: 'Checks whether a password reset link still works, without using it up.',
    args: { input: t.arg({ type: ResetLinkInput, required: true, description: 'Parameters of the link.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(checkResetLink, { body: input }),
  }),
);

builder.mutationFields((t) => ({
  requestPasswordReset: t.field({
    type: AccountDone,
    extensions: asks(requestReset),
    description: 'Sends a password reset link if the account exists. The response is the same if it does not.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'The account.' }) },
    errors: failsAs('RequestPasswordResetResult', 'Confirmation, or an error.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(requestReset, { body: input }),
  }),
  resetPassword: t.field({
    type: AccountDone,
    extensions: asks(resetPassword),
    description: 'Sets a new password with a reset link, which works once. All sessions of the user end.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'The link and the new password.' }) },
    errors: failsAs('ResetPasswordResult', 'Confirmation, or an error.'),
    resolve: (_root, { input: { newPassword, ...link } }, ctx) =>
      ctx.rest.call(resetPassword, { body: { ...link, new_password: newPassword } }),
  }),
  confirmPassword: t.field({
    type: AccountDone,
    extensions: asks(confirmPassword),
    description: "Confirms the viewer's password. Actions that require this work for the next ten minutes.",
    args: { input: t.arg({ type: ConfirmPasswordInput, required: true, description: 'The password.' }) },
    errors: failsAs('ConfirmPasswordResult', 'Confirmation, or an error.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(confirmPassword, { body: input }),
  }),
  changePassword: t.field({
    type: AccountDone,
    extensions: asks(changePassword),
    description: "Changes the viewer's password. All other sessions end.",
    args: {
      input: t.arg({ type: ChangePasswordInput, required: true, description: 'The current and the new password.' }),
    },
    errors: failsAs('ChangePasswordResult', 'Confirmation, or an error.'),
    resolve: (_root, { input: { oldPassword, newPassword } }, ctx) =>
      ctx.rest.call(changePassword, { body: { old_password: oldPassword, new_password: newPassword } }),
  }),
}));
