import { wishlistChanged } from '@besesaka/schema/wishlist/events.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { inboxType } from '#platform/live/inbox-types.ts';

export const WishlistChanged = inboxType(wishlistChanged, 'WishlistChanged', {
  description: "A product was added to or removed from the viewer's wishlist, on any of their devices.",
  fields: (t) => ({
    productId: t.id({
      description: 'ID of the product.',
      resolve: ({ payload }) => payload.product_id,
    }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForEach,
      description: 'Product with its current data; null if it is no longer available.',
      resolve: ({ payload }, _args, ctx) => loadCard(ctx, payload.product_id, null),
    }),
    isFavorited: t.boolean({
      description: 'Whether the product is on the wishlist.',
      resolve: ({ payload }) => payload.is_favorited,
    }),
    itemCount: t.int({
      description: 'Number of products on the wishlist.',
      resolve: ({ payload }) => payload.count,
    }),
    version: t.int({
      description: 'New `version` of the `Wishlist`.',
      resolve: ({ payload }) => payload.version,
    }),
  }),
});
