import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { listCards, removeCard } from '@besesaka/schema/payments/operations.ts';
import {
  type SavedCard as CardValue,
  type SavedCardList as List,
  savedCard,
} from '@besesaka/schema/payments/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

const SavedCard = builder.objectRef<CardValue>('SavedCard').implement({
  description: 'A saved card of the viewer, which is charged for automatic renewals.',
  fields: (t) => passedThrough(t, savedCard),
});

const SavedCardRemoved = builder.objectRef<List>('SavedCardRemoved').implement({
  description: 'The remaining cards after a card was deleted.',
  fields: (t) => ({
    savedCards: t.expose('results', {
      type: [SavedCard],
      extensions: atMost(paymentLimits.savedCards),
      description: 'Remaining cards.',
    }),
  }),
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

builder.mutationField('removeSavedCard', (t) =>
  t.field({
    type: SavedCardRemoved,
    extensions: asks(removeCard),
    description: 'Deletes a saved card of the viewer, so that it is no longer charged.',
    args: { input: t.arg({ type: RemoveSavedCardInput, required: true, description: 'The card to delete.' }) },
    errors: failsAs('RemoveSavedCardResult', 'The remaining cards, or an error.'),
    resolve: (_root, { input: { cardId } }, ctx) => ctx.rest.call(removeCard, { params: { id: String(cardId) } }),
  }),
);
