import { wishlistLimits as limits, type WishlistOrdering } from '@besesaka/schema/wishlist/limits.ts';
import { listWishes, readWishlist } from '@besesaka/schema/wishlist/operations.ts';
import type { WishlistItem as Item, Wishlist as WishlistValue } from '@besesaka/schema/wishlist/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForAll, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Money } from '#platform/graphql/money.ts';
import { Shop } from '#shops/shop.ts';

const WishlistItem = builder.objectRef<Item>('WishlistItem').implement({
  description: 'A product that you wished for.',
  fields: (t) => ({
    productId: t.exposeID('product', { description: 'Identifies the product.' }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'The product as it is offered now; null when it is not any more.',
      resolve: ({ product: id }, _args, ctx) => loadCard(ctx, id, null),
    }),
    name: t.exposeString('product_name', {
      description: 'What the product is called; also when it is not offered any more, and `product` is null.',
    }),
    shop: t.field({
      type: Shop,
      description: 'The shop that offers it, or did.',
      resolve: ({ seller_name: name, seller_slug: slug }) => ({ name, slug }),
    }),
    priceWhenSaved: t.expose('price_when_saved', { type: Money, description: 'What it cost when you saved it.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When you saved it.' }),
  }),
});

const sizes = { usual: limits.pageSize };

const WishlistItemConnection = connectionOf('WishlistItem', WishlistItem, { one: 'wish', many: 'wishes' });

const WishlistOrder = builder.enumType('WishlistOrder', {
  description: 'What comes first on a wishlist.',
  values: {
    NEWEST: { value: '-created_at', description: 'What was saved last.' },
    OLDEST: { value: 'created_at', description: 'What was saved first.' },
    PRICE_LOW: { value: 'price', description: 'What costs least now.' },
    PRICE_HIGH: { value: '-price', description: 'What costs most now.' },
    NAME: { value: 'name', description: 'By name.' },
  } as const satisfies Record<string, { value: WishlistOrdering; description: string }>,
});

export const Wishlist = builder.objectRef<WishlistValue>('Wishlist').implement({
  description: 'What you wished for, and what you want to hear of it.',
  fields: (t) => ({
    productIds: t.exposeIDList('product_ids', {
      extensions: atMost(limits.itemsMax),
      description: 'All products on it: enough to fill every heart of a screen.',
    }),
    itemCount: t.exposeInt('count', { description: 'How many products are on it.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change, so that an older answer never overwrites a newer.',
    }),
    tellsPriceDrops: t.boolean({
      description: 'Whether you are told when something on it costs less than you know.',
      resolve: ({ settings }) => settings.price_drops,
    }),
    tellsBackInStock: t.boolean({
      description: 'Whether you are told when something on it is in stock again.',
      resolve: ({ settings }) => settings.back_in_stock,
    }),
    sendsMails: t.boolean({
      description: 'Whether that comes by mail as well, at most once a day for each product.',
      resolve: ({ settings }) => settings.mails,
    }),
    items: t.field({
      type: WishlistItemConnection,
      extensions: { ...callForEach, ...sizedAs(sizes) },
      description: 'What is on it.',
      args: {
        ...cursorArgs(sizes),
        orderBy: t.arg({
          type: WishlistOrder,
          required: true,
          defaultValue: '-created_at',
          description: 'What comes first.',
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
    description: 'Your wishlist.',
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readWishlist, {}),
  }),
);
