import { parseRegion } from '@besesaka/schema/kernel/regions.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { readShop, readShops } from '@besesaka/schema/shops/operations.ts';
import {
  type ProductShop,
  type ShopCard,
  type ShopDetail,
  type Shop as ShopPage,
  shopCard,
  shop as shopResource,
} from '@besesaka/schema/shops/resources.ts';
import { type Context, readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { descriptionOf } from '#platform/contract/fields.ts';
import { contractFields, loadedField } from '#platform/contract/object.ts';
import { Region } from '#platform/contract/region.ts';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { pageUrl, pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { sameForVisitors } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { findBy, lookupArg } from '#platform/graphql/handles.ts';
import { loadableAsNode, slugForm } from '#platform/graphql/nodes.ts';
import { DeliveryOption, usualOptions } from './delivery-option.ts';
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
    id: loadedField(t, {
      type: 'ID',
      ...descriptionOf(shopCard, 'id'),
      load: async (shop, ctx) => shop.id ?? (await cardOf(ctx, shop)).id,
    }),
    name: t.exposeString('name', descriptionOf(shopCard, 'business_name')),
    slug: t.exposeString('slug', descriptionOf(shopCard, 'business_slug')),
    isVerified: loadedField(t, {
      type: 'Boolean',
      ...descriptionOf(shopCard, 'verified'),
      load: async (shop, ctx) => shop.verified ?? (await cardOf(ctx, shop)).verified,
    }),
    logoPath: loadedField(t, {
      type: 'String',
      nullable: true,
      ...descriptionOf(shopCard, 'shop_logo'),
      load: (shop, ctx) => logoOf(ctx, shop),
    }),
    city: loadedField(t, {
      type: 'String',
      ...descriptionOf(shopCard, 'city'),
      load: async (shop, ctx) => shop.city ?? (await cardOf(ctx, shop)).city,
    }),
    region: loadedField(t, {
      type: Region,
      nullable: true,
      description: 'Region of the shop; null if not set.',
      load: async (shop, ctx) => parseRegion((await cardOf(ctx, shop)).region),
    }),
    takesOrders: loadedField(t, {
      type: 'Boolean',
      ...descriptionOf(shopCard, 'takes_orders'),
      load: async (shop, ctx) => shop.takesOrders ?? (await cardOf(ctx, shop)).takes_orders,
    }),
    version: loadedField(t, {
      type: 'Int',
      ...descriptionOf(shopCard, 'version'),
      load: async (shop, ctx) => (await cardOf(ctx, shop)).version,
    }),
    rating: loadedField(t, {
      type: RatingSummary,
      description: 'Average and number of reviews.',
      load: (shop, ctx) => cardOf(ctx, shop),
    }),
  }),
});

const inCards = Object.keys(shopCard.shape) as (keyof ShopCard)[];

/** For a list of products, one additional call reads these fields for all their shops. */
builder.objectFields(Shop, (t) => ({
  ...contractFields(t, shopResource, {
    without: [...inCards, 'business_banner', 'business_logo', 'delivery_options'],
    load: (shop, ctx) => detailOf(ctx, shop),
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
    extensions: sameForVisitors,
    args: lookupArg('shop'),
    resolve: (_root, { by }, ctx) =>
      findBy(by, async (slug) => shopValue(await readOnce(ctx, readShop, { params: { slug } }))),
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
