import { texts } from '@besesaka/schema/kernel/texts.ts';
import { weekDays } from '@besesaka/schema/shops/limits.ts';
import { readShop, readShops } from '@besesaka/schema/shops/operations.ts';
import {
  type ShopCard,
  type Shop as ShopDetail,
  shopCard,
  shop as shopResource,
} from '@besesaka/schema/shops/resources.ts';
import { Region, regionOrNull } from '#accounts/region.ts';
import { type Context, readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { orNull, RefusedError } from '#platform/errors/errors.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { readThrough, withoutSize } from '#platform/graphql/from-contract.ts';
import { OpenDay } from './opening-hours.ts';
import { RatingSummary } from './rating-summary.ts';

/** A shop as a product's card knows it, which costs a list no promise; the rest is read when a query asks for it. */
export interface ShopValue {
  id?: string;
  name: string;
  slug: string;
  verified?: boolean;
  takesOrders?: boolean;
  city?: string;
  /** Null: it has none. */
  logo?: string | null;
  /** What its own page says, where that is known already. */
  card?: ShopCard | ShopDetail | null;
}

export const Shop = builder.objectRef<ShopValue>('Shop').implement({
  description: 'A shop, as everybody sees it.',
  fields: (t) => ({
    id: t.id({
      extensions: callForAll,
      description: 'Identifies the shop.',
      resolve: (shop, _args, ctx) => shop.id ?? cardOf(ctx, shop).then(({ id }) => id),
    }),
    name: t.exposeString('name', { description: 'Name of the shop.' }),
    slug: t.exposeString('slug', { description: 'The last part of its address, /shops/<slug>.' }),
    isVerified: t.boolean({
      extensions: callForAll,
      description: 'Whether the marketplace has checked the seller.',
      resolve: (shop, _args, ctx) => shop.verified ?? cardOf(ctx, shop).then(({ verified }) => verified),
    }),
    logoPath: t.string({
      extensions: callForAll,
      nullable: true,
      description: withoutSize('Address of the logo'),
      resolve: (shop, _args, ctx) =>
        shop.logo === undefined ? cardOf(ctx, shop).then(({ shop_logo }) => shop_logo) : shop.logo,
    }),
    city: t.string({
      extensions: callForAll,
      description: 'Town of the shop.',
      resolve: (shop, _args, ctx) => shop.city ?? cardOf(ctx, shop).then(({ city }) => city),
    }),
    region: t.field({
      type: Region,
      nullable: true,
      extensions: callForAll,
      description: 'Where it is; null where it does not say.',
      resolve: async (shop, _args, ctx) => regionOrNull((await cardOf(ctx, shop)).region),
    }),
    takesOrders: t.boolean({
      extensions: callForAll,
      description: 'Whether anything can be ordered there at the moment.',
      resolve: (shop, _args, ctx) => shop.takesOrders ?? cardOf(ctx, shop).then(({ takes_orders }) => takes_orders),
    }),
    version: t.int({
      extensions: callForAll,
      description: 'Grows with every change of what the page says.',
      resolve: async (shop, _args, ctx) => (await cardOf(ctx, shop)).version,
    }),
    rating: t.field({
      extensions: callForAll,
      type: RatingSummary,
      description: 'What its reviewers think on the whole.',
      resolve: (shop, _args, ctx) => cardOf(ctx, shop),
    }),
  }),
});

/** What cards know too, and what has another name here. */
const byHand = [
  ...(Object.keys(shopCard.shape) as (keyof ShopCard)[]),
  ...(['shop_description', 'shop_banner', 'business_banner', 'business_logo'] as const),
];

/** Read from the shop itself: in a list of products, one more call for all their shops. */
builder.objectFields(Shop, (t) => ({
  ...readThrough(t, shopResource, {
    without: byHand,
    read: (shop, ctx) => detailOf(ctx, shop),
    extensions: callForAll,
  }),
  description: t.string({
    extensions: callForAll,
    description: 'What the shop says about itself.',
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop)).shop_description,
  }),
  bannerPath: t.string({
    extensions: callForAll,
    nullable: true,
    description: withoutSize('Address of the wide picture (4:1)'),
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop)).shop_banner,
  }),
  openingHours: t.field({
    extensions: { ...callForAll, ...atMost(weekDays.length) },
    type: [OpenDay],
    description: 'Days that it is open, from Monday on; none where it does not say.',
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop)).opening_hours,
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
      const shop = await orNull('NOT_FOUND', readOnce(ctx, readShop, { params: { slug } }));
      return shop && shopValue(shop);
    },
  }),
);

/** A shop that was read whole. */
export function shopValue(shop: ShopDetail): ShopValue {
  return { name: shop.business_name, slug: shop.business_slug, verified: shop.verified, card: shop };
}

const loadShop = createLoader<ShopDetail>(async (ctx, slugs) => {
  const { results } = await ctx.rest.call(readShops, { query: { slugs: slugs.join(',') } });
  return new Map(results.map((shop) => [shop.business_slug, shop]));
});

async function cardOf(ctx: Context, shop: ShopValue): Promise<ShopCard> {
  return shop.card ?? detailOf(ctx, shop);
}

async function detailOf(ctx: Context, { card, slug }: ShopValue): Promise<ShopDetail> {
  if (card && isDetail(card)) return card;
  const detail = await loadShop(ctx, slug, null);
  if (detail) return detail;
  throw new RefusedError('NOT_FOUND', texts.notFound);
}

function isDetail(card: ShopCard | ShopDetail): card is ShopDetail {
  return 'shop_description' in card;
}
