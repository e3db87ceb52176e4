import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import {
  type RecoveryCodes as Codes,
  type SecondFactorKey as Key,
  recoveryCodes,
  secondFactorKey,
} from '@besesaka/schema/accounts/resources.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from '@besesaka/schema/accounts/security-operations.ts';
import { forgetReads, readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { type InputOf, inputFields, passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { AccountDone } from './account-done.ts';
import { Viewer } from './viewer.ts';

const SecondFactorKey = builder.objectRef<Key>('SecondFactorKey').implement({
  description: 'The key with which an authenticator app creates codes. It is returned only once.',
  fields: (t) => passedThrough(t, secondFactorKey),
});

const RecoveryCodes = builder.objectRef<Codes>('RecoveryCodes').implement({
  description: 'Codes for logging in without the authenticator app.',
  fields: (t) => ({
    codes: t.exposeStringList('recovery_codes', {
      extensions: atMost(accountLimits.recoveryCodes),
      ...wordsOf(recoveryCodes, 'recovery_codes'),
    }),
  }),
});

builder.objectField(Viewer, 'hasSecondFactor', (t) =>
  t.boolean({
    nullable: true,
    extensions: callForEach,
    description: "Whether the viewer's login needs a code; null if it cannot be read.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readSecondFactor, {})).is_on,
  }),
);

const SecondFactorCodeInput = builder
  .inputRef<InputOf<typeof confirmSecondFactor.body.schema>>('SecondFactorCodeInput')
  .implement({
    description: 'A code of the second factor.',
    fields: (t) => inputFields(t, confirmSecondFactor.body),
  });

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    type: SecondFactorKey,
    extensions: asks(beginSecondFactor),
    description: 'Creates a key for an authenticator app. Logins require its codes once a first code has confirmed it.',
    errors: failsAs('BeginSecondFactorResult', 'The key, or an error.'),
    resolve: (_root, _args, ctx) => ctx.rest.call(beginSecondFactor, {}),
  }),
  confirmSecondFactor: t.field({
    type: RecoveryCodes,
    extensions: asks(confirmSecondFactor),
    description: 'Turns the second factor on with a first code from the app.',
    args: { input: t.arg({ type: SecondFactorCodeInput, required: true, description: 'The code.' }) },
    errors: failsAs('ConfirmSecondFactorResult', 'The recovery codes, or an error.'),
    resolve: async (_root, { input }, ctx) => {
      const codes = await ctx.rest.call(confirmSecondFactor, { body: input });
      forgetReads(ctx);
      return codes;
    },
  }),
  removeSecondFactor: t.field({
    type: AccountDone,
    extensions: asks(removeSecondFactor),
    description: 'Turns the second factor off with a code from the app or a recovery code.',
    args: { input: t.arg({ type: SecondFactorCodeInput, required: true, description: 'The code.' }) },
    errors: failsAs('RemoveSecondFactorResult', 'Confirmation, or an error.'),
    resolve: async (_root, { input }, ctx) => {
      const done = await ctx.rest.call(removeSecondFactor, { body: input });
      forgetReads(ctx);
      return done;
    },
  }),
}));
