import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { recoveryCodes, secondFactorKey } from '@besesaka/schema/accounts/resources.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from '@besesaka/schema/accounts/security-operations.ts';
import { forgetReads, readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, type InputOf, inputFields } from '#platform/graphql/from-contract.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

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

mutation('beginSecondFactor', {
  restCalls: [beginSecondFactor],
  description:
    'Creates a key for an authenticator app and returns it, only once. Logins require its codes once a first code has confirmed it.',
  payload: {
    secret: { type: 'String', ...descriptionOf(secondFactorKey, 'secret') },
    address: { type: 'String', ...descriptionOf(secondFactorKey, 'address') },
  },
  resolve: (_input, ctx) => ctx.rest.call(beginSecondFactor, {}),
});

mutation('confirmSecondFactor', {
  restCalls: [confirmSecondFactor],
  description: 'Turns the second factor on with a first code from the app.',
  input: { type: SecondFactorCodeInput, description: 'The code.' },
  payload: {
    recoveryCodes: {
      type: ['String'],
      extensions: atMost(accountLimits.recoveryCodes),
      ...descriptionOf(recoveryCodes, 'recovery_codes'),
    },
  },
  resolve: async (input, ctx) => {
    const { recovery_codes } = await ctx.rest.call(confirmSecondFactor, { body: input });
    forgetReads(ctx);
    return { recoveryCodes: recovery_codes };
  },
});

mutation('removeSecondFactor', {
  restCalls: [removeSecondFactor],
  description: 'Turns the second factor off with a code from the app or a recovery code.',
  input: { type: SecondFactorCodeInput, description: 'The code.' },
  payload: { message: shownMessage },
  resolve: async (input, ctx) => {
    const done = await ctx.rest.call(removeSecondFactor, { body: input });
    forgetReads(ctx);
    return done;
  },
});
