import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import { renamed, reversed } from '@besesaka/schema/kernel/renamed.ts';
import { applyToSell, readOwnShop, sendAskedPicture } from '@besesaka/schema/shops/application-operations.ts';
import { shopNames } from '@besesaka/schema/shops/graphql-names.ts';
import { type IdType as IdKindValue, weekDays } from '@besesaka/schema/shops/limits.ts';
import { ownApplication, ownShop } from '@besesaka/schema/shops/resources.ts';
import type { z } from 'zod';
import { OwnShop } from '#accounts/person.ts';
import { Region, regionOrNull } from '#accounts/region.ts';
import { type Context, forgetReads, knowAlready, readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import {
  type InputOf,
  inputFields,
  passedThrough,
  toContract,
  withoutSize,
  wordsOf,
} from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { ApplicationState, AskedPicture, IdKind } from './application-enums.ts';
import { OpenDay } from './opening-hours.ts';

type Said = NonNullable<z.infer<typeof ownApplication>['words']>;

const ApplicationShopWords = builder.objectRef<Said>('ApplicationShopWords').implement({
  description: 'What an application says of its shop.',
  fields: (t) => ({
    shopName: t.exposeString('business_name', { description: 'Name of the shop.' }),
    shopDescription: t.exposeString('shop_description', { description: 'What the shop sells.' }),
    shopEmail: t.exposeString('business_email', { description: 'Where business mail goes.' }),
    shopPhone: t.exposeString('business_phone', { description: 'Number of the business.' }),
    shopAddress: t.exposeString('business_address', { description: 'Where the business is.' }),
    city: t.exposeString('city', { description: 'Town of the shop; may be empty.' }),
    region: t.field({
      type: Region,
      nullable: true,
      description: 'Where it is; null where it does not say.',
      resolve: ({ region }) => regionOrNull(region),
    }),
  }),
});

const OwnApplication = builder.objectRef<z.infer<typeof ownApplication>>('OwnApplication').implement({
  description: 'What you handed in to sell.',
  fields: (t) => ({
    ...passedThrough(t, ownApplication, { without: ['submitted_at', 'words'] }),
    words: t.expose('words', { type: ApplicationShopWords, nullable: true, ...wordsOf(ownApplication, 'words') }),
    createdAt: t.expose('submitted_at', { type: 'DateTime', ...wordsOf(ownApplication, 'submitted_at') }),
    state: t.expose('state', { type: ApplicationState, description: 'Where it stands.' }),
    idKind: t.expose('id_type', { type: IdKind, description: 'Which paper it shows.' }),
    askedFor: t.expose('asked_for', { type: AskedPicture, nullable: true, ...wordsOf(ownApplication, 'asked_for') }),
  }),
});

const read = (ctx: Context) => readOnce(ctx, readOwnShop, {});

/** One more call, whatever of these is asked for. */
builder.objectFields(OwnShop, (t) => ({
  description: t.string({
    extensions: callForEach,
    description: 'What the shop says about itself.',
    resolve: async (_shop, _args, ctx) => (await read(ctx)).shop_description,
  }),
  logoPath: t.string({
    extensions: callForEach,
    nullable: true,
    description: withoutSize('Address of the logo'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).shop_logo,
  }),
  bannerPath: t.string({
    extensions: callForEach,
    nullable: true,
    description: withoutSize('Address of the wide picture (4:1)'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).shop_banner,
  }),
  email: t.string({
    extensions: callForEach,
    ...wordsOf(ownShop, 'business_email'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).business_email,
  }),
  phone: t.string({
    extensions: callForEach,
    ...wordsOf(ownShop, 'business_phone'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).business_phone,
  }),
  address: t.string({
    extensions: callForEach,
    ...wordsOf(ownShop, 'business_address'),
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
    description: 'Where it is; null where it does not say.',
    resolve: async (_shop, _args, ctx) => regionOrNull((await read(ctx)).region),
  }),
}));

/** When it is there, and what it showed of its seller. */
builder.objectFields(OwnShop, (t) => ({
  openingHours: t.field({
    extensions: { ...callForEach, ...atMost(weekDays.length) },
    type: [OpenDay],
    description: 'Days that it is open, from Monday on; none where it does not say.',
    resolve: async (_shop, _args, ctx) => (await read(ctx)).opening_hours,
  }),
  closedFrom: t.field({
    type: 'Date',
    extensions: callForEach,
    nullable: true,
    ...wordsOf(ownShop, 'closed_from'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).closed_from,
  }),
  closedUntil: t.field({
    type: 'Date',
    extensions: callForEach,
    nullable: true,
    ...wordsOf(ownShop, 'closed_until'),
    resolve: async (_shop, _args, ctx) => (await read(ctx)).closed_until,
  }),
  productCount: t.int({
    extensions: callForEach,
    description: 'How many products everybody sees.',
    resolve: async (_shop, _args, ctx) => (await read(ctx)).product_count,
  }),
  application: t.field({
    type: OwnApplication,
    nullable: true,
    extensions: callForEach,
    description: 'What was handed in last.',
    resolve: async (_shop, _args, ctx) => (await read(ctx)).application,
  }),
}));

const choices = ['id_type', 'region'] as const;

interface Applied extends InputOf<typeof applyToSell.body.schema, (typeof choices)[number], typeof shopNames> {
  idKind: IdKindValue;
  region?: RegionValue | null;
}

const ApplyToSellInput = builder.inputRef<Applied>('ApplyToSellInput').implement({
  description: 'What somebody hands in to sell.',
  fields: (t) => ({
    ...inputFields(t, applyToSell.body, { without: choices, names: shopNames }),
    idKind: t.field({ type: IdKind, required: true, description: 'Which paper.' }),
    region: t.field({ type: Region, description: 'Where it is; without it the region of the profile.' }),
  }),
});

builder.mutationField('applyToSell', (t) =>
  t.field({
    type: OwnShop,
    extensions: asks(applyToSell),
    description: 'Opens your shop, or hands in its papers again where they were turned down.',
    args: { input: t.arg({ type: ApplyToSellInput, required: true, description: 'The application.' }) },
    errors: failsAs('ApplyToSellResult', 'Your shop, to be checked; or why there is none.'),
    resolve: async (_root, { input }, ctx) => {
      const body = toContract(renamed(input, reversed(shopNames)));
      const shop = await inFieldsOf(shopNames, ctx.rest.call(applyToSell, { body }));
      forgetReads(ctx);
      knowAlready(ctx, readOwnShop, {}, shop);
      return shop;
    },
  }),
);

const askedNames = { picture: 'pictureId' } as const;

const SendAskedPictureInput = builder
  .inputRef<InputOf<typeof sendAskedPicture.body.schema, never, typeof askedNames>>('SendAskedPictureInput')
  .implement({
    description: 'The one picture that was asked for again.',
    fields: (t) => inputFields(t, sendAskedPicture.body, { names: askedNames }),
  });

builder.mutationField('sendAskedPicture', (t) =>
  t.field({
    type: OwnShop,
    extensions: asks(sendAskedPicture),
    description: 'Sends the one picture that was asked for again; the rest of your application stays.',
    args: { input: t.arg({ type: SendAskedPictureInput, required: true, description: 'The picture.' }) },
    errors: failsAs('SendAskedPictureResult', 'Your shop, to be checked again; or why it is not.'),
    resolve: async (_root, { input: { pictureId } }, ctx) => {
      const shop = await inFieldsOf(askedNames, ctx.rest.call(sendAskedPicture, { body: { picture: pictureId } }));
      forgetReads(ctx);
      knowAlready(ctx, readOwnShop, {}, shop);
      return shop;
    },
  }),
);
