import { confirmEmail, requestConfirmation } from '@besesaka/schema/accounts/security-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { AccountDone } from './account-done.ts';

const ConfirmEmailInput = builder.inputType('ConfirmEmailInput', {
  description: 'The parameters of a link from an email, `<uid>/<token>`.',
  fields: (t) => ({
    uid: t.string({ required: true, description: 'The part before the slash.' }),
    token: t.string({ required: true, description: 'The part after the slash.' }),
  }),
});

builder.mutationFields((t) => ({
  requestEmailConfirmation: t.field({
    type: AccountDone,
    extensions: asks(requestConfirmation),
    description: "Sends another link to confirm the viewer's email address.",
    errors: failsAs('RequestEmailConfirmationResult', 'Confirmation, or an error.'),
    resolve: (_root, _args, ctx) => ctx.rest.call(requestConfirmation, {}),
  }),
  confirmEmail: t.field({
    type: AccountDone,
    extensions: asks(confirmEmail),
    description: 'Confirms an email address with the link from an email.',
    args: { input: t.arg({ type: ConfirmEmailInput, required: true, description: 'Parameters of the link.' }) },
    errors: failsAs('ConfirmEmailResult', 'Confirmation, or an error.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(confirmEmail, { body: input }),
  }),
}));
