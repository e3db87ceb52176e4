import { parseRegion } from '@besesaka/schema/kernel/regions.ts';
import { readOwnShop } from '@besesaka/schema/shops/application-operations.ts';
import { type OwnShop as OwnShopValue, ownShop } from '@besesaka/schema/shops/application-resources.ts';
import {
  changeSellerProfile,
  removeDeliveryOption,
  setDeliveryOption,
  setOpeningHours,
} from '@besesaka/schema/shops/operations.ts';
import { OwnShop } from '#accounts/user.ts';
import { type Context, forgetReads, primeReads, readOnce } from '#platform/context/context.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { contractFields } from '#platform/contract/object.ts';
import { Region } from '#platform/contract/region.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import './delivery-option.ts';

const read = (ctx: Context) => readOnce(ctx, readOwnShop, {});

/** All these fields share one additional call. */
builder.objectFields(OwnShop, (t) => ({
  ...contractFields(t, ownShop, {
    without: [
      'id',
      'business_name',
      'business_slug',
      'average_rating',
      'total_reviews',
      'verified',
      'region',
      'takes_orders',
      'version',
      'business_banner',
      'business_logo',
      'answer_minutes',
      'created_at',
      'verification',
    ],
    load: (_shop, ctx) => read(ctx),
    extensions: callForEach,
  }),
  region: t.field({
    type: Region,
    nullable: true,
    extensions: callForEach,
    description: 'Region of the shop; null if not set.',
    resolve: async (_shop, _args, ctx) => parseRegion((await read(ctx)).region),
  }),
  logoUrl: t.field({
    type: 'Url',
    extensions: callForEach,
    nullable: true,
    description: 'URL of the logo; null without one.',
    args: pictureArgs,
    resolve: async (_shop, size, ctx) => {
      const { shop_logo: logo } = await read(ctx);
      return logo && pictureUrl(logo, size, ctx);
    },
  }),
  bannerUrl: t.field({
    type: 'Url',
    extensions: callForEach,
    nullable: true,
    description: 'URL of the banner (4:1); null without one.',
    args: pictureArgs,
    resolve: async (_shop, size, ctx) => {
      const { shop_banner: banner } = await read(ctx);
      return banner && pictureUrl(banner, size, ctx);
    },
  }),
}));

/** The response is the whole shop, so its fields need no other call. */
export function afterChange(ctx: Context, shop: OwnShopValue): void {
  forgetReads(ctx);
  primeReads(ctx, readOwnShop, {}, shop);
}

mutation(changeSellerProfile, { shop: OwnShop }, { as: 'changeShop', after: afterChange });
mutation(setOpeningHours, { shop: OwnShop }, { after: afterChange });
mutation(setDeliveryOption, { shop: OwnShop }, { after: afterChange });
mutation(removeDeliveryOption, { shop: OwnShop }, { after: afterChange });
