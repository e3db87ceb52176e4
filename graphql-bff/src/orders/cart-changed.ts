import { cartChanged } from '@besesaka/schema/orders/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';

export const CartChanged = inboxType(cartChanged, 'CartChanged', {
  description: "The viewer's cart changed, on any of their devices.",
  fields: (t) => ({
    itemCount: t.int({
      description: 'Number of pieces in the cart.',
      resolve: ({ payload }) => payload.item_count,
    }),
    version: t.int({
      description: 'New `version` of the `Cart`.',
      resolve: ({ payload }) => payload.version,
    }),
  }),
});

builder.subscriptionField('cartChanged', (t) =>
  t.field({
    description: "Changes of the viewer's cart, from now on.",
    ...liveKind(CartChanged),
  }),
);
