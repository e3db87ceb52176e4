import type { ShopCard, Shop as ShopDetail } from '@besesaka/schema/shops/resources.ts';
import { type Context, readOnce } from '#platform/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull } from '#platform/graphql/errors.ts';
import { RatingSummary } from '#platform/graphql/money.ts';
import { visitorsSee } from '#platform/graphql/persisted.ts';
import { readShop } from './api.ts';

/** A shop as a product's card knows it; the rest is read when a query asks for it. */
export interface ShopValue {
  name: string;
  slug: string;
  verified: boolean;
  card(): Promise<ShopCard>;
}

export const Shop = builder.objectRef<ShopValue>('Shop').implement({
  description: 'A shop, as everybody sees it.',
  fields: (t) => ({
    id: t.id({
      extensions: callForEach,
      description: 'Number of the shop.',
      resolve: async (shop) => (await shop.card()).id,
    }),
    businessName: t.exposeString('name', { description: 'Name of the shop.' }),
    businessSlug: t.exposeString('slug', { description: 'The last part of its address, /shops/<slug>.' }),
    isVerified: t.exposeBoolean('verified', { description: 'Whether the marketplace has checked the seller.' }),
    logoPath: t.string({
      extensions: callForEach,
      nullable: true,
      description: 'Address of the logo without size: append `/<width>.<avif|webp|jpeg>`.',
      resolve: async (shop) => (await shop.card()).shop_logo,
    }),
    city: t.string({
      extensions: callForEach,
      description: 'Town of the shop.',
      resolve: async (shop) => (await shop.card()).city,
    }),
    region: t.string({
      extensions: callForEach,
      description: 'One of the sixteen regions of Ghana.',
      resolve: async (shop) => (await shop.card()).region,
    }),
    rating: t.field({
      extensions: callForEach,
      type: RatingSummary,
      description: 'What its reviewers think on the whole.',
      resolve: (shop) => shop.card(),
    }),
  }),
});

/** Read from the shop itself: in a list of products, one more call for each shop. */
builder.objectFields(Shop, (t) => ({
  description: t.string({
    extensions: callForEach,
    description: 'What the shop says about itself.',
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop.slug)).shop_description,
  }),
  bannerPath: t.string({
    extensions: callForEach,
    nullable: true,
    description: 'Address of the wide picture (4:1) without size: append `/<width>.<avif|webp|jpeg>`.',
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop.slug)).shop_banner,
  }),
  productCount: t.int({
    extensions: callForEach,
    description: 'How many products it offers.',
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop.slug)).product_count,
  }),
  memberSince: t.field({
    extensions: callForEach,
    type: 'DateTime',
    description: 'When the shop was opened.',
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop.slug)).created_at,
  }),
}));

builder.queryField('shop', (t) =>
  t.field({
    type: Shop,
    nullable: true,
    description: 'One shop, or null when there is none of this slug.',
    extensions: visitorsSee,
    args: { slug: t.arg.string({ required: true, description: 'The last part of its address, /shops/<slug>.' }) },
    resolve: async (_root, { slug }, ctx) => {
      const shop = await orNull('NOT_FOUND', detailOf(ctx, slug));
      return shop && { name: shop.business_name, slug, verified: shop.verified, card: async () => shop };
    },
  }),
);

function detailOf(ctx: Context, slug: string): Promise<ShopDetail> {
  return readOnce(ctx, readShop, { params: { slug } });
}
