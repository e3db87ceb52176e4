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
  description: 'A card that may be charged for what you let renew itself.',
  fields: (t) => passedThrough(t, savedCard),
});

const SavedCardRemoved = builder.objectRef<List>('SavedCardRemoved').implement({
  description: 'The card is forgotten, and nothing is charged to it any more.',
  fields: (t) => ({
    savedCards: t.expose('results', {
      type: [SavedCard],
      extensions: atMost(paymentLimits.savedCards),
      description: 'The cards that are left.',
    }),
  }),
});

builder.objectField(Viewer, 'savedCards', (t) =>
  t.field({
    type: [SavedCard],
    nullable: true,
    extensions: { ...callForEach, ...atMost(paymentLimits.savedCards) },
    description: 'Cards that you paid with; the first that has not ended is the one that is charged.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listCards, {})).results,
  }),
);

const RemoveSavedCardInput = builder.inputType('RemoveSavedCardInput', {
  description: 'Which card is forgotten.',
  fields: (t) => ({ cardId: t.id({ required: true, description: 'Identifies the card.' }) }),
});

builder.mutationField('removeSavedCard', (t) =>
  t.field({
    type: SavedCardRemoved,
    extensions: asks(removeCard),
    description: 'Forgets a card of yours: what renews itself is no longer charged to it.',
    args: { input: t.arg({ type: RemoveSavedCardInput, required: true, description: 'Which one.' }) },
    errors: failsAs('RemoveSavedCardResult', 'The cards that are left, or why it stays.'),
    resolve: (_root, { input: { cardId } }, ctx) => ctx.rest.call(removeCard, { params: { id: String(cardId) } }),
  }),
);
