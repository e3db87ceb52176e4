import { texts } from '@besesaka/schema/kernel/texts.ts';
import { weekDays } from '@besesaka/schema/shops/limits.ts';
import { readShop, readShops } from '@besesaka/schema/shops/operations.ts';
import {
  type ProductShop,
  type ShopCard,
  type ShopDetail,
  type Shop as ShopPage,
  shopCard,
  shop as shopResource,
} from '@besesaka/schema/shops/resources.ts';
import { Region, regionOrNull } from '#accounts/region.ts';
import { type Context, readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { pageUrl, pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeLazyFields, withoutSize } from '#platform/graphql/from-contract.ts';
import { findBy, handleArgs } from '#platform/graphql/handles.ts';
import { loadableAsNode, slugForm } from '#platform/graphql/nodes.ts';
import { DeliveryOption, usualOptions } from './delivery-option.ts';
import { OpenDay } from './opening-hours.ts';
import { RatingSummary } from './rating-summary.ts';

/** A shop with the data of a product card, which costs a list nothing extra. Other fields are read on demand. */
export interface ShopValue {
  id?: string;
  name: string;
  slug: string;
  verified?: boolean;
  takesOrders?: boolean;
  city?: string;
  /** Null if the shop has no logo. */
  logo?: string | null;
  /** The data of the shop's page, if it was already read. */
  card?: ShopCard | ProductShop | ShopPage | null;
}

export const Shop = builder.objectRef<ShopValue>('Shop').implement({
  description: 'The public data of a shop.',
  fields: (t) => ({
    id: t.id({
      extensions: callForAll,
      description: 'Unique ID.',
      resolve: (shop, _args, ctx) => shop.id ?? cardOf(ctx, shop).then(({ id }) => id),
    }),
    name: t.exposeString('name', { description: 'Name of the shop.' }),
    slug: t.exposeString('slug', { description: 'URL slug of the shop, the last part of `/shops/<slug>`.' }),
    isVerified: t.boolean({
      extensions: callForAll,
      description: "Whether Besesaka has verified the seller's identity.",
      resolve: (shop, _args, ctx) => shop.verified ?? cardOf(ctx, shop).then(({ verified }) => verified),
    }),
    logoPath: t.string({
      extensions: callForAll,
      nullable: true,
      description: withoutSize('Path of the logo'),
      resolve: (shop, _args, ctx) => logoOf(ctx, shop),
    }),
    city: t.string({
      extensions: callForAll,
      description: 'Town of the shop; may be empty.',
      resolve: (shop, _args, ctx) => shop.city ?? cardOf(ctx, shop).then(({ city }) => city),
    }),
    region: t.field({
      type: Region,
      nullable: true,
      extensions: callForAll,
      description: 'Region of the shop; null if not set.',
      resolve: async (shop, _args, ctx) => regionOrNull((await cardOf(ctx, shop)).region),
    }),
    takesOrders: t.boolean({
      extensions: callForAll,
      description: 'Whether the shop accepts orders at the moment.',
      resolve: (shop, _args, ctx) => shop.takesOrders ?? cardOf(ctx, shop).then(({ takes_orders }) => takes_orders),
    }),
    version: t.int({
      extensions: callForAll,
      description: "Version of the shop's page, higher after every change.",
      resolve: async (shop, _args, ctx) => (await cardOf(ctx, shop)).version,
    }),
    rating: t.field({
      extensions: callForAll,
      type: RatingSummary,
      description: 'Average and number of reviews.',
      resolve: (shop, _args, ctx) => cardOf(ctx, shop),
    }),
  }),
});

/** Fields that product cards contain, and fields with other names in GraphQL. */
export const renamedFields = [
  ...(Object.keys(shopCard.shape) as (keyof ShopCard)[]),
  ...(['shop_description', 'shop_banner', 'business_banner', 'business_logo'] as const),
];

/** For a list of products, one additional call reads these fields for all their shops. */
builder.objectFields(Shop, (t) => ({
  ...exposeLazyFields(t, shopResource, {
    without: renamedFields,
    read: (shop, ctx) => detailOf(ctx, shop),
    extensions: callForAll,
  }),
  description: t.string({
    extensions: callForAll,
    description: 'Description, written by the seller.',
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop)).shop_description,
  }),
  bannerPath: t.string({
    extensions: callForAll,
    nullable: true,
    description: withoutSize('Path of the banner (4:1)'),
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop)).shop_banner,
  }),
  openingHours: t.field({
    extensions: { ...callForAll, ...atMost(weekDays.length) },
    type: [OpenDay],
    description: 'Opening hours by weekday, from Monday; empty if the shop has not set them.',
    resolve: async (shop, _args, ctx) => (await detailOf(ctx, shop)).opening_hours,
  }),
  deliveryOptions: t.field({
    extensions: { ...callForAll, ...atMost(usualOptions) },
    type: [DeliveryOption],
    ...descriptionOf(shopResource, 'delivery_options'),
    resolve: async (shop, _args, ctx) => {
      const { card } = shop;
      return (card && 'delivery_options' in card ? card : await detailOf(ctx, shop)).delivery_options;
    },
  }),
}));

builder.objectFields(Shop, (t) => ({
  url: t.field({
    type: 'Url',
    description: "URL of the shop's page.",
    resolve: ({ slug }, _args, ctx) => pageUrl(`/shops/${slug}`, ctx),
  }),
  logoUrl: t.field({
    type: 'Url',
    nullable: true,
    extensions: callForAll,
    description: 'URL of the logo; null without one.',
    args: pictureArgs,
    resolve: async (shop, size, ctx) => {
      const logo = await logoOf(ctx, shop);
      return logo && pictureUrl(logo, size, ctx);
    },
  }),
  bannerUrl: t.field({
    type: 'Url',
    nullable: true,
    extensions: callForAll,
    description: 'URL of the banner (4:1); null without one.',
    args: pictureArgs,
    resolve: async (shop, size, ctx) => {
      const { shop_banner: banner } = await detailOf(ctx, shop);
      return banner && pictureUrl(banner, size, ctx);
    },
  }),
}));

builder.queryField('shop', (t) =>
  t.field({
    type: Shop,
    nullable: true,
    description: 'One shop by its slug or ID; null if it does not exist.',
    extensions: visitorsSee,
    args: handleArgs('shop'),
    resolve: (_root, handle, ctx) =>
      findBy(handle, async (slug) => shopValue(await readOnce(ctx, readShop, { params: { slug } }))),
  }),
);

/** Wraps a shop whose fields are all known. */
export function shopValue(shop: ShopPage): ShopValue {
  return { name: shop.business_name, slug: shop.business_slug, verified: shop.verified, card: shop };
}

/** The shop as lists refer to it; null if it no longer exists. */
export const loadShop = createLoader<ShopDetail>(async (ctx, slugs) => {
  const { results } = await ctx.rest.call(readShops, { query: { slugs: slugs.join(',') } });
  return new Map(results.map((shop) => [shop.business_slug, shop]));
});

async function logoOf(ctx: Context, shop: ShopValue): Promise<string | null> {
  return shop.logo === undefined ? (await cardOf(ctx, shop)).shop_logo : shop.logo;
}

async function cardOf(ctx: Context, shop: ShopValue): Promise<ShopCard> {
  return shop.card ?? detailOf(ctx, shop);
}

async function detailOf(ctx: Context, { card, slug }: ShopValue): Promise<ShopPage> {
  if (card && isDetail(card)) return card;
  const detail = await loadShop(ctx, slug, null);
  if (detail) return detail;
  throw new RefusedError('NOT_FOUND', texts.notFound);
}

function isDetail(card: ShopCard | ShopPage): card is ShopPage {
  return 'shop_description' in card;
}

/** The ID has the slug, which never changes and which every shop value has. */
loadableAsNode(Shop, {
  id: ({ slug }) => slug,
  form: slugForm,
  load: async (slug, ctx) => {
    const shop = await loadShop(ctx, slug, null);
    return shop && !shop.is_hidden ? shopValue(shop) : null;
  },
});
