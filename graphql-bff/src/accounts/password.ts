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
  description: 'Whether a link to choose a new password can be used.',
  fields: (t) => ({
    isValid: t.exposeBoolean('valid', { description: 'Whether it is ours, not used, and not too old.' }),
    message: t.string({
      nullable: true,
      description: 'Why it is no good, as a sentence to show.',
      resolve: ({ error }) => error ?? null,
    }),
  }),
});

const ResetLinkInput = builder.inputType('ResetLinkInput', {
  description: 'The two parts of the link in the mail, <uid>/<token>.',
  fields: (t) => ({
    uid: t.string({ required: true, description: 'What stands before the stroke.' }),
    token: t.string({ required: true, description: 'What stands after it.' }),
  }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Who forgot their password.',
  fields: (t) => ({ email: t.string({ required: true, description: 'Address of the account.' }) }),
});

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A link and a new password.',
  fields: (t) => ({
    uid: t.string({ required: true, description: "The link's part before the stroke." }),
    token: t.string({ required: true, description: "The link's part after it." }),
    newPassword: t.string({ required: true, description: passwordRules }),
  }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'The password as it is, and as it shall be.',
  fields: (t) => ({
    oldPassword: t.string({ required: true, description: 'The password so far.' }),
    newPassword: t.string({ required: true, description: passwordRules }),
  }),
});

const ConfirmPasswordInput = builder.inputType('ConfirmPasswordInput', {
  description: 'The password again.',
  fields: (t) => ({ password: t.string({ required: true, description: 'The current one.' }) }),
});

/** A mutation, so that the link goes into no address and no cache. */
builder.mutationField('checkResetLink', (t) =>
  t.field({
    type: ResetLinkState,
    extensions: asks(checkResetLink),
    description: 'Tells whether a link to choose a new password is still good; using it up is another step.',
    args: { input: t.arg({ type: ResetLinkInput, required: true, description: 'The link.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(checkResetLink, { body: input }),
  }),
);

builder.mutationFields((t) => ({
  requestPasswordReset: t.field({
    type: AccountDone,
    extensions: asks(requestReset),
    description: 'Sends a link to choose a new password, if there is an account; the answer does not tell.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'Whose password.' }) },
    errors: failsAs('RequestPasswordResetResult', 'Done, or why not.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(requestReset, { body: input }),
  }),
  resetPassword: t.field({
    type: AccountDone,
    extensions: asks(resetPassword),
    description: 'Sets a new password by a link, once; all sessions of the person end.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'Link and password.' }) },
    errors: failsAs('ResetPasswordResult', 'Done, or why not.'),
    resolve: (_root, { input: { newPassword, ...link } }, ctx) =>
      ctx.rest.call(resetPassword, { body: { ...link, new_password: newPassword } }),
  }),
  confirmPassword: t.field({
    type: AccountDone,
    extensions: asks(confirmPassword),
    description: 'Takes the password of the viewer again. For ten minutes, what needs it does not ask for it.',
    args: { input: t.arg({ type: ConfirmPasswordInput, required: true, description: 'The password.' }) },
    errors: failsAs('ConfirmPasswordResult', 'Done, or why not.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(confirmPassword, { body: input }),
  }),
  changePassword: t.field({
    type: AccountDone,
    extensions: asks(changePassword),
    description: 'Changes the own password; all other sessions end.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Old and new.' }) },
    errors: failsAs('ChangePasswordResult', 'Done, or why not.'),
    resolve: (_root, { input: { oldPassword, newPassword } }, ctx) =>
      ctx.rest.call(changePassword, { body: { old_password: oldPassword, new_password: newPassword } }),
  }),
}));
