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
import { failsAs } from '#platform/graphql/failures.ts';
import { type InputOf, inputFields, passedThrough, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { AccountDone } from './account-done.ts';
import { Viewer } from './viewer.ts';

const EmailChange = builder.objectRef<Change>('EmailChange').implement({
  description: 'A change of the email address that is not confirmed yet.',
  fields: (t) => passedThrough(t, emailChange),
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

builder.mutationFields((t) => ({
  requestEmailChange: t.field({
    type: AccountDone,
    extensions: asks(requestEmailChange),
    description:
      "Requests a change of the viewer's email address. It takes effect when the user opens the link sent to the new address.",
    args: {
      input: t.arg({ type: RequestEmailChangeInput, required: true, description: 'The new address and the password.' }),
    },
    errors: failsAs('RequestEmailChangeResult', 'Confirmation, or an error.'),
    resolve: async (_root, { input }, ctx) => {
      const done = await ctx.rest.call(requestEmailChange, { body: toContract(input) });
      forgetReads(ctx);
      return done;
    },
  }),
  confirmEmailChange: t.field({
    type: AccountDone,
    extensions: asks(confirmEmailChange),
    description: 'Confirms a change of email address with the link sent to the new address.',
    args: { input: t.arg({ type: EmailChangeLinkInput, required: true, description: 'Parameters of the link.' }) },
    errors: failsAs('ConfirmEmailChangeResult', 'Confirmation, or an error.'),
    resolve: async (_root, { input }, ctx) => {
      const done = await ctx.rest.call(confirmEmailChange, { body: input });
      forgetReads(ctx);
      return done;
    },
  }),
  objectToEmailChange: t.field({
    type: AccountDone,
    extensions: asks(objectToEmailChange),
    description:
      'Undoes a change of email address with the link sent to the old address. All sessions end, and a link to choose a password is sent to the old address.',
    args: { input: t.arg({ type: EmailChangeLinkInput, required: true, description: 'Parameters of the link.' }) },
    errors: failsAs('ObjectToEmailChangeResult', 'Confirmation, or an error.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(objectToEmailChange, { body: input }),
  }),
}));
