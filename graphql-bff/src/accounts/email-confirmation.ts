import { confirmEmail, requestConfirmation } from '@besesaka/schema/accounts/security-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';

const ConfirmEmailInput = builder.inputType('ConfirmEmailInput', {
  description: 'The parameters of a link from an email, `<uid>/<token>`.',
  fields: (t) => ({
    uid: t.string({ required: true, description: 'The part before the slash.' }),
    token: t.string({ required: true, description: 'The part after the slash.' }),
  }),
});

mutation('requestEmailConfirmation', {
  restCalls: [requestConfirmation],
  description: "Sends another link to confirm the viewer's email address.",
  payload: { message: shownMessage },
  resolve: (_input, ctx) => ctx.rest.call(requestConfirmation, {}),
});

mutation('confirmEmail', {
  restCalls: [confirmEmail],
  description: 'Confirms an email address with the link from an email.',
  input: { type: ConfirmEmailInput, description: 'Parameters of the link.' },
  payload: { message: shownMessage },
  resolve: (input, ctx) => ctx.rest.call(confirmEmail, { body: input }),
});
