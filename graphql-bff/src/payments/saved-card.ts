import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { listCards, removeCard } from '@besesaka/schema/payments/operations.ts';
import { type SavedCard as CardValue, savedCard } from '@besesaka/schema/payments/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

const SavedCard = builder.objectRef<CardValue>('SavedCard').implement({
  description: 'A saved card of the viewer, which is charged for automatic renewals.',
  fields: (t) => exposeFields(t, savedCard),
});

builder.objectField(Viewer, 'savedCards', (t) =>
  t.field({
    type: [SavedCard],
    nullable: true,
    extensions: { ...callForEach, ...atMost(paymentLimits.savedCards) },
    description: "The viewer's saved cards; the first one that has not expired is charged.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listCards, {})).results,
  }),
);

const RemoveSavedCardInput = builder.inputType('RemoveSavedCardInput', {
  description: 'The card to delete.',
  fields: (t) => ({ cardId: t.id({ required: true, description: 'ID of the card.' }) }),
});

mutation('removeSavedCard', {
  restCalls: [removeCard],
  description: 'Deletes a saved card of the viewer, so that it is no longer charged.',
  input: { type: RemoveSavedCardInput, description: 'The card to delete.' },
  payload: {
    savedCards: {
      type: [SavedCard],
      extensions: atMost(paymentLimits.savedCards),
      description: 'The remaining cards.',
    },
  },
  resolve: async ({ cardId }, ctx) => ({
    savedCards: (await ctx.rest.call(removeCard, { params: { id: String(cardId) } })).results,
  }),
});
