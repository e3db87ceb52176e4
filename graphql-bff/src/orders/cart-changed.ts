import { cartChanged } from '@besesaka/schema/orders/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';

export const CartChanged = inboxType('CartChanged', {
  description: 'Your cart was changed, here or on another device.',
  fields: (t) => ({
    itemCount: t.int({
      description: 'How many pieces are in it now.',
      resolve: (event) => payloadOf(cartChanged, event).item_count,
    }),
    version: t.int({
      description: 'The version that `Cart` now has.',
      resolve: (event) => payloadOf(cartChanged, event).version,
    }),
  }),
});

builder.subscriptionField('cartChanged', (t) =>
  t.field({
    type: CartChanged,
    description: 'Changes of your cart from now on.',
    ...liveKind(cartChanged),
    resolve: (event) => event,
  }),
);
