import { wishlistLimits as limits, type WishlistOrdering } from '@besesaka/schema/wishlist/limits.ts';
import { listWishes, readWishlist } from '@besesaka/schema/wishlist/operations.ts';
import type { WishlistItem as Item, Wishlist as WishlistValue } from '@besesaka/schema/wishlist/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForAll, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Money } from '#platform/graphql/money.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Shop } from '#shops/shop.ts';

const WishlistItem = builder.objectRef<Item>('WishlistItem').implement({
  description: "A product on the viewer's wishlist.",
  fields: (t) => ({
    productId: t.exposeID('product', { description: 'ID of the product.' }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'Product with its current data; null if it is no longer available.',
      resolve: ({ product: id }, _args, ctx) => loadCard(ctx, id, null),
    }),
    name: t.exposeString('product_name', {
      description: 'Name of the product; available even if `product` is null.',
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop of the product.',
      resolve: ({ seller_name: name, seller_slug: slug }) => ({ name, slug }),
    }),
    priceWhenSaved: t.expose('price_when_saved', { type: Money, description: 'Price when the product was added.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When the product was added.' }),
  }),
});

const sizes = { usual: limits.pageSize };

const WishlistItemConnection = connectionOf('WishlistItem', WishlistItem, { one: 'wish', many: 'wishes' });

const WishlistOrder = builder.enumType('WishlistOrder', {
  description: 'Ordering of the wishlist.',
  values: {
    NEWEST: { value: '-created_at', description: 'Most recently added first.' },
    OLDEST: { value: 'created_at', description: 'Least recently added first.' },
    PRICE_LOW: { value: 'price', description: 'Lowest current price first.' },
    PRICE_HIGH: { value: '-price', description: 'Highest current price first.' },
    NAME: { value: 'name', description: 'By name, A to Z.' },
  } as const satisfies Record<string, { value: WishlistOrdering; description: string }>,
});

export const Wishlist = builder.objectRef<WishlistValue>('Wishlist').implement({
  description: "The viewer's wishlist and its notification settings.",
  fields: (t) => ({
    productIds: t.exposeIDList('product_ids', {
      extensions: atMost(limits.itemsMax),
      description: 'IDs of all products on the wishlist.',
    }),
    itemCount: t.exposeInt('count', { description: 'Number of products on the wishlist.' }),
    version: t.exposeInt('version', {
      description: 'Version, higher after every change; ignore a response with a lower version.',
    }),
    tellsPriceDrops: t.boolean({
      description: 'Whether the viewer is notified when a price drops.',
      resolve: ({ settings }) => settings.price_drops,
    }),
    tellsBackInStock: t.boolean({
      description: 'Whether the viewer is notified when a product is in stock again.',
      resolve: ({ settings }) => settings.back_in_stock,
    }),
    sendsMails: t.boolean({
      description: 'Whether these notifications are sent by email as well, at most once a day per product.',
      resolve: ({ settings }) => settings.mails,
    }),
    items: t.field({
      type: WishlistItemConnection,
      extensions: { ...callForEach, ...sizedAs(sizes) },
      description: 'Products on the wishlist.',
      args: {
        ...cursorArgs(sizes),
        orderBy: t.arg({
          type: WishlistOrder,
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

builder.objectField(Viewer, 'wishlist', (t) =>
  t.field({
    type: Wishlist,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's wishlist.",
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readWishlist, {}),
  }),
);
