import { wishlistChanged } from '@besesaka/schema/wishlist/events.ts';
import { inboxType, payloadOf } from '#platform/live/inbox-types.ts';

export const WishlistChanged = inboxType('WishlistChanged', {
  description: 'A product came onto your wishlist or left it, here or on another device.',
  fields: (t) => ({
    productId: t.id({
      description: 'Identifies the product.',
      resolve: (event) => payloadOf(wishlistChanged, event).product_id,
    }),
    isFavorited: t.boolean({
      description: 'Whether it is on the wishlist now.',
      resolve: (event) => payloadOf(wishlistChanged, event).is_favorited,
    }),
    itemCount: t.int({
      description: 'How many products are on it now.',
      resolve: (event) => payloadOf(wishlistChanged, event).count,
    }),
    version: t.int({
      description: 'The version that `Wishlist` now has.',
      resolve: (event) => payloadOf(wishlistChanged, event).version,
    }),
  }),
});
