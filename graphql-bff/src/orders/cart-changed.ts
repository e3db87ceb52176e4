import { cartChanged } from '@besesaka/schema/orders/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';

export const CartChanged = inboxType('CartChanged', {
  description: "The viewer's cart changed, on any of their devices.",
  fields: (t) => ({
    itemCount: t.int({
      description: 'Number of pieces in the cart.',
      resolve: (event) => payloadOf(cartChanged, event).item_count,
    }),
    version: t.int({
      description: 'New `version` of the `Cart`.',
      resolve: (event) => payloadOf(cartChanged, event).version,
    }),
  }),
});

builder.subscriptionField('cartChanged', (t) =>
  t.field({
    type: CartChanged,
    description: "Changes of the viewer's cart, from now on.",
    ...liveKind(cartChanged),
    resolve: (event) => event,
  }),
);
