import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import { renamed, reversed } from '@besesaka/schema/kernel/renamed.ts';
import { applyToSell, readOwnShop, sendAskedPicture } from '@besesaka/schema/shops/application-operations.ts';
import { shopNames } from '@besesaka/schema/shops/graphql-names.ts';
import { deliveryLimits, type IdType as IdKindValue, weekDays } from '@besesaka/schema/shops/limits.ts';
import { ownApplication, ownShop } from '@besesaka/schema/shops/resources.ts';
import type { z } from 'zod';
import { OwnShop } from '#accounts/person.ts';
import { Region, regionOrNull } from '#accounts/region.ts';
import { type Context, forgetReads, primeReads, readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import {
  descriptionOf,
  exposeFields,
  exposeLazyFields,
  type InputOf,
  inputFields,
  toContract,
  withoutSize,
} from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { ApplicationState, AskedPicture, IdKind } from './application-enums.ts';
import { DeliveryOption } from './delivery-option.ts';
import { OpenDay } from './opening-hours.ts';
import { renamedFields } from './shop.ts';

type ShopDetails = NonNullable<z.infer<typeof ownApplication>['words']>;

const ApplicationShopWords = builder.objectRef<ShopDetails>('ApplicationShopWords').implement({
  description: 'Shop details in an application.',
  fields: (t) => ({
    shopName: t.exposeString('business_name', { description: 'Name of the shop.' }),
    shopDescription: t.exposeString('shop_description', { description: 'Description of the shop.' }),
    shopEmail: t.exposeString('business_email', { description: 'Business email address.' }),
    shopPhone: t.exposeString('business_phone', { description: 'Business phone number.' }),
    shopAddress: t.exposeString('business_address', { description: 'Business address.' }),
    city: t.exposeString('city', { description: 'Town of the shop; may be empty.' }),
    region: t.field({
      type: Region,
      nullable: true,
      description: 'Region of the shop; null if not set.',
      resolve: ({ region }) => regionOrNull(region),
    }),
  }),
});

const OwnApplication = builder.objectRef<z.infer<typeof ownApplication>>('OwnApplication').implement({
  description: "The viewer's seller application.",
  fields: (t) => ({
    ...exposeFields(t, ownApplication, { without: ['submitted_at', 'words'] }),
    words: t.expose('words', { type: ApplicationShopWords, nullable: true, ...descriptionOf(ownApplication, 'words') }),
    createdAt: t.expose('submitted_at', { type: 'DateTime', ...descriptionOf(ownApplication, 'submitted_at') }),
    state: t.expose('state', { type: ApplicationState, description: 'State of the application.' }),
    idKind: t.expose('id_type', { type: IdKind, description: 'Type of the identity document.' }),
    askedFor: t.expose('asked_for', {
      type: AskedPicture,
      nullable: true,
      ...descriptionOf(ownApplication, 'asked_for'),
    }),
  }),
});

const read = (ctx: Context) => readOnce(ctx, readOwnShop, {});

/** All these fields share one additional call. */
builder.objectFields(OwnShop, (t) => ({
  description: t.string({
    extensions: callForEach,
    description: 'Description, written by the seller.',
    resolve: async (_shop, _args, ctx) => (await read(ctx)).shop_description,
  }),
  logoPath: t.string({
    extensions: callForEach,
    nullable: true,
    description: withoutSize('Path of the logo'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).shop_logo,
  }),
  bannerPath: t.string({
    extensions: callForEach,
    nullable: true,
    description: withoutSize('Path of the banner (4:1)'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).shop_banner,
  }),
  email: t.string({
    extensions: callForEach,
    ...descriptionOf(ownShop, 'business_email'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).business_email,
  }),
  phone: t.string({
    extensions: callForEach,
    ...descriptionOf(ownShop, 'business_phone'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).business_phone,
  }),
  address: t.string({
    extensions: callForEach,
    ...descriptionOf(ownShop, 'business_address'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).business_address,
  }),
  city: t.string({
    extensions: callForEach,
    description: 'Town of the shop; may be empty.',
    resolve: async (_shop, _args, ctx) => (await read(ctx)).city,
  }),
  region: t.field({
    type: Region,
    nullable: true,
    extensions: callForEach,
    description: 'Region of the shop; null if not set.',
    resolve: async (_shop, _args, ctx) => regionOrNull((await read(ctx)).region),
  }),
}));

builder.objectFields(OwnShop, (t) => ({
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

builder.objectFields(OwnShop, (t) => ({
  ...exposeLazyFields(t, ownShop, {
    without: [
      ...renamedFields,
      ...(['business_email', 'business_phone', 'business_address', 'answer_minutes', 'created_at'] as const),
    ],
    read: (_shop, ctx) => read(ctx),
    extensions: callForEach,
  }),
  openingHours: t.field({
    extensions: { ...callForEach, ...atMost(weekDays.length) },
    type: [OpenDay],
    description: 'Opening hours by weekday, from Monday; empty if the shop has not set them.',
    resolve: async (_shop, _args, ctx) => (await read(ctx)).opening_hours,
  }),
  deliveryOptions: t.field({
    extensions: { ...callForEach, ...atMost(deliveryLimits.optionsMax) },
    type: [DeliveryOption],
    ...descriptionOf(ownShop, 'delivery_options'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).delivery_options,
  }),
  application: t.field({
    type: OwnApplication,
    nullable: true,
    extensions: callForEach,
    description: 'Latest application; null if there is none.',
    resolve: async (_shop, _args, ctx) => (await read(ctx)).application,
  }),
}));

const choices = ['id_type', 'region'] as const;

interface Application extends InputOf<typeof applyToSell.body.schema, (typeof choices)[number], typeof shopNames> {
  idKind: IdKindValue;
  region?: RegionValue | null;
}

const ApplyToSellInput = builder.inputRef<Application>('ApplyToSellInput').implement({
  description: 'A seller application.',
  fields: (t) => ({
    ...inputFields(t, applyToSell.body, { without: choices, names: shopNames }),
    idKind: t.field({ type: IdKind, required: true, description: 'Type of the identity document.' }),
    region: t.field({ type: Region, description: "Region of the shop; by default the one of the user's profile." }),
  }),
});

mutation('applyToSell', {
  restCalls: [applyToSell],
  description: "Opens the viewer's shop, or resubmits its application.",
  input: { type: ApplyToSellInput, description: 'The application.' },
  payload: { shop: { type: OwnShop, description: 'The shop, whose verification is pending.' } },
  resolve: async (input, ctx) => {
    const body = toContract(renamed(input, reversed(shopNames)));
    const shop = await inFieldsOf(shopNames, ctx.rest.call(applyToSell, { body }));
    forgetReads(ctx);
    primeReads(ctx, readOwnShop, {}, shop);
    return { shop: shop };
  },
});

const askedNames = { picture: 'pictureId' } as const;

const SendAskedPictureInput = builder
  .inputRef<InputOf<typeof sendAskedPicture.body.schema, never, typeof askedNames>>('SendAskedPictureInput')
  .implement({
    description: 'The picture that the review requested.',
    fields: (t) => inputFields(t, sendAskedPicture.body, { names: askedNames }),
  });

mutation('sendAskedPicture', {
  restCalls: [sendAskedPicture],
  description: 'Resubmits the one picture that the review requested. The rest of the application stays.',
  input: { type: SendAskedPictureInput, description: 'The picture.' },
  payload: { shop: { type: OwnShop, description: 'The shop, whose verification is pending again.' } },
  resolve: async ({ pictureId }, ctx) => {
    const shop = await inFieldsOf(askedNames, ctx.rest.call(sendAskedPicture, { body: { picture: pictureId } }));
    forgetReads(ctx);
    primeReads(ctx, readOwnShop, {}, shop);
    return { shop: shop };
  },
});
