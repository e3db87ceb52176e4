import { wishlistChanged } from '@besesaka/schema/wishlist/events.ts';
import { wishlistLimits as limits, wishlistOrdering } from '@besesaka/schema/wishlist/limits.ts';
import {
  addToWishlist,
  changeWishlistSettings,
  listWishes,
  readWishlist,
  removeFromWishlist,
} from '@besesaka/schema/wishlist/operations.ts';
import { wishAnswer, wishlist, wishlistItem, wishlistSettings } from '@besesaka/schema/wishlist/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { readOnce } from '#platform/context/context.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { contractFields, loadedField, objectOf } from '#platform/contract/object.ts';
import { connectionFor, viewerField } from '#platform/contract/read.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Shop } from '#shops/shop.ts';

const WishlistItem = objectOf(wishlistItem, {
  without: [
    'product_slug',
    'product_image',
    'product_price',
    'seller_name',
    'seller_slug',
    'stock_quantity',
    'in_stock',
    'is_available',
    'is_favorited',
  ],
  add: (t) => ({
    product: loadedField(t, {
      type: Product,
      nullable: true,
      description: 'Product with its current data; null if it is no longer available.',
      load: ({ product: id }, ctx) => loadCard(ctx, id, null),
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop of the product.',
      resolve: ({ seller_name: name, seller_slug: slug }) => ({ name, slug }),
    }),
  }),
});

const sizes = { usual: limits.pageSize };

const Wishlist = objectOf(wishlist, {
  without: ['settings'],
  add: (t) => ({
    ...contractFields(t, wishlistSettings, { load: ({ settings }) => settings, extensions: {} }),
    items: t.field({
      type: connectionFor(WishlistItem),
      extensions: { ...callForEach, ...sizedAs(sizes) },
      description: 'Products on the wishlist.',
      args: {
        ...cursorArgs(sizes),
        orderBy: t.arg({
          type: enumOf(wishlistOrdering),
          required: true,
          defaultValue: '-created_at',
          description: 'Ordering.',
        }),
      },
      resolve: async (_wishlist, { orderBy, ...args }, ctx, info) => {
        const query = { ...positionOf(args, info, sizes), ordering: orderBy };
        return toConnection(await readOnce(ctx, listWishes, { query }), (wish) => wish);
      },
    }),
  }),
});

viewerField('wishlist', readWishlist, { description: "The user's wishlist." });

const Wish = objectOf(wishAnswer, { without: ['message'] });

mutation(addToWishlist, { wish: Wish }, { input: 'WishInput' });
mutation(removeFromWishlist, { wish: Wish }, { input: 'WishInput' });
mutation(changeWishlistSettings, { wishlist: Wishlist });

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
