import { type EmailChange as Change, emailChange } from '@besesaka/schema/accounts/resources.ts';
import {
  confirmEmailChange,
  objectToEmailChange,
  readEmailChange,
  requestEmailChange,
} from '@besesaka/schema/accounts/security-operations.ts';
import { forgetReads, readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields, type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

const EmailChange = builder.objectRef<Change>('EmailChange').implement({
  description: 'A change of the email address that is not confirmed yet.',
  fields: (t) => exposeFields(t, emailChange),
});

builder.objectField(Viewer, 'emailChange', (t) =>
  t.field({
    type: EmailChange,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's pending change of email address; null if there is none.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readEmailChange, {})).email_change,
  }),
);

const RequestEmailChangeInput = builder
  .inputRef<InputOf<typeof requestEmailChange.body.schema>>('RequestEmailChangeInput')
  .implement({
    description: 'The new email address and the current password.',
    fields: (t) => inputFields(t, requestEmailChange.body),
  });

const EmailChangeLinkInput = builder.inputType('EmailChangeLinkInput', {
  description: 'The parameters of a link from an email, `<uid>/<token>`.',
  fields: (t) => ({
    uid: t.string({ required: true, description: 'The part before the slash.' }),
    token: t.string({ required: true, description: 'The part after the slash.' }),
  }),
});

mutation('requestEmailChange', {
  restCalls: [requestEmailChange],
  description:
    "Requests a change of the viewer's email address. It takes effect when the user opens the link sent to the new address.",
  input: { type: RequestEmailChangeInput, description: 'The new address and the password.' },
  payload: { message: shownMessage },
  resolve: async (input, ctx) => {
    const done = await ctx.rest.call(requestEmailChange, { body: toContract(input) });
    forgetReads(ctx);
    return done;
  },
});

mutation('confirmEmailChange', {
  restCalls: [confirmEmailChange],
  description: 'Confirms a change of email address with the link sent to the new address.',
  input: { type: EmailChangeLinkInput, description: 'Parameters of the link.' },
  payload: { message: shownMessage },
  resolve: async (input, ctx) => {
    const done = await ctx.rest.call(confirmEmailChange, { body: input });
    forgetReads(ctx);
    return done;
  },
});

mutation('objectToEmailChange', {
  restCalls: [objectToEmailChange],
  description:
    'Undoes a change of email address with the link sent to the old address. All sessions end, and a link to choose a password is sent to the old address.',
  input: { type: EmailChangeLinkInput, description: 'Parameters of the link.' },
  payload: { message: shownMessage },
  resolve: (input, ctx) => ctx.rest.call(objectToEmailChange, { body: input }),
});
