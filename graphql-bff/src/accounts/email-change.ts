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
  description: 'A change of the email address that waits for the link in a mail.',
  fields: (t) => passedThrough(t, emailChange),
});

builder.objectField(Viewer, 'emailChange', (t) =>
  t.field({
    type: EmailChange,
    nullable: true,
    extensions: callForEach,
    description: 'The change of your email address that waits; null where none does.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readEmailChange, {})).email_change,
  }),
);

const RequestEmailChangeInput = builder
  .inputRef<InputOf<typeof requestEmailChange.body.schema>>('RequestEmailChangeInput')
  .implement({
    description: 'The address that an account shall have.',
    fields: (t) => inputFields(t, requestEmailChange.body),
  });

const EmailChangeLinkInput = builder.inputType('EmailChangeLinkInput', {
  description: 'The two parts of the link in the mail, <uid>/<token>.',
  fields: (t) => ({
    uid: t.string({ required: true, description: 'What stands before the stroke.' }),
    token: t.string({ required: true, description: 'What stands after it.' }),
  }),
});

builder.mutationFields((t) => ({
  requestEmailChange: t.field({
    type: AccountDone,
    extensions: asks(requestEmailChange),
    description: 'Asks for another email address. It changes when the link is opened that goes there, and not before.',
    args: { input: t.arg({ type: RequestEmailChangeInput, required: true, description: 'Address and password.' }) },
    errors: failsAs('RequestEmailChangeResult', 'Done, or why not.'),
    resolve: async (_root, { input }, ctx) => {
      const done = await ctx.rest.call(requestEmailChange, { body: toContract(input) });
      forgetReads(ctx);
      return done;
    },
  }),
  confirmEmailChange: t.field({
    type: AccountDone,
    extensions: asks(confirmEmailChange),
    description: 'Changes an email address by the link of the mail to the new one.',
    args: { input: t.arg({ type: EmailChangeLinkInput, required: true, description: 'The link.' }) },
    errors: failsAs('ConfirmEmailChangeResult', 'Done, or why not.'),
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
      'Takes a change back by the link of the mail to the old address: all sessions end, and a link to choose a password goes there.',
    args: { input: t.arg({ type: EmailChangeLinkInput, required: true, description: 'The link.' }) },
    errors: failsAs('ObjectToEmailChangeResult', 'Done, or why not.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(objectToEmailChange, { body: input }),
  }),
}));
