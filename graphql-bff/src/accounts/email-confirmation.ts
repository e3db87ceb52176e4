import { confirmEmail, requestConfirmation } from '@besesaka/schema/accounts/security-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { AccountDone } from './account-done.ts';

const ConfirmEmailInput = builder.inputType('ConfirmEmailInput', {
  description: 'The two parts of the link in the mail, <uid>/<token>.',
  fields: (t) => ({
    uid: t.string({ required: true, description: 'What stands before the stroke.' }),
    token: t.string({ required: true, description: 'What stands after it.' }),
  }),
});

builder.mutationFields((t) => ({
  requestEmailConfirmation: t.field({
    type: AccountDone,
    extensions: asks(requestConfirmation),
    description: 'Sends another link to confirm the own email address.',
    errors: failsAs('RequestEmailConfirmationResult', 'Done, or why not.'),
    resolve: (_root, _args, ctx) => ctx.rest.call(requestConfirmation, {}),
  }),
  confirmEmail: t.field({
    type: AccountDone,
    extensions: asks(confirmEmail),
    description: 'Confirms an email address by the link of a mail.',
    args: { input: t.arg({ type: ConfirmEmailInput, required: true, description: 'The link.' }) },
    errors: failsAs('ConfirmEmailResult', 'Done, or why not.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(confirmEmail, { body: input }),
  }),
}));
