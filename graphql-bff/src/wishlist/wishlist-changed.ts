import { wishlistChanged } from '@besesaka/schema/wishlist/events.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { callForEach } from '#platform/cost/list-size.ts';

export const WishlistChanged = inboxEvent(wishlistChanged, {
  add: (t) => ({
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForEach,
      description: 'Product with its current data; null if it is no longer available.',
      resolve: ({ payload }, _args, ctx) => loadCard(ctx, payload.product_id, null),
    }),
  }),
});
