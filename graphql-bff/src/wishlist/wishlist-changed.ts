import { wishlistChanged } from '@besesaka/schema/wishlist/events.ts';
import { inboxType, payloadOf } from '#platform/live/inbox-types.ts';

export const WishlistChanged = inboxType('WishlistChanged', {
  description: "A product was added to or removed from the viewer's wishlist, on any of their devices.",
  fields: (t) => ({
    productId: t.id({
      description: 'ID of the product.',
      resolve: (event) => payloadOf(wishlistChanged, event).product_id,
    }),
    isFavorited: t.boolean({
      description: 'Whether the product is on the wishlist.',
      resolve: (event) => payloadOf(wishlistChanged, event).is_favorited,
    }),
    itemCount: t.int({
      description: 'Number of products on the wishlist.',
      resolve: (event) => payloadOf(wishlistChanged, event).count,
    }),
    version: t.int({
      description: 'New `version` of the `Wishlist`.',
      resolve: (event) => payloadOf(wishlistChanged, event).version,
    }),
  }),
});
