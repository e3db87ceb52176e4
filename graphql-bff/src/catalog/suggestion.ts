import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { suggest } from '@besesaka/schema/catalog/operations.ts';
import type { suggestions } from '@besesaka/schema/catalog/suggestions.ts';
import type { z } from 'zod';
import { atMost } from '#platform/cost/list-size.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Money } from '#platform/graphql/money.ts';
import { Image } from './image.ts';

type SuggestionsValue = z.infer<typeof suggestions>;

const ProductSuggestion = builder.objectRef<SuggestionsValue['products'][number]>('ProductSuggestion').implement({
  description: 'A suggested product.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the product.' }),
    slug: t.exposeString('slug', { description: 'URL slug of the product, the last part of `/products/<slug>`.' }),
    price: t.expose('price', { type: Money, description: 'Price per piece.' }),
    primaryImage: t.expose('primary_image', {
      type: Image,
      nullable: true,
      description: 'Primary picture; null without pictures.',
    }),
  }),
});

const CategorySuggestion = builder.objectRef<SuggestionsValue['categories'][number]>('CategorySuggestion').implement({
  description: 'A suggested category.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category.' }),
    slug: t.exposeString('slug', { description: 'URL slug of the category.' }),
  }),
});

const ShopSuggestion = builder.objectRef<SuggestionsValue['shops'][number]>('ShopSuggestion').implement({
  description: 'A suggested shop.',
  fields: (t) => ({
    name: t.exposeString('business_name', { description: 'Name of the shop.' }),
    slug: t.exposeString('business_slug', { description: 'URL slug of the shop, the last part of `/shops/<slug>`.' }),
  }),
});

const Suggestions = builder.objectRef<SuggestionsValue>('Suggestions').implement({
  description: 'Suggestions for a search field.',
  fields: (t) => ({
    products: t.expose('products', {
      type: [ProductSuggestion],
      extensions: atMost(catalogLimits.suggestions),
      description: 'Matching products.',
    }),
    categories: t.expose('categories', {
      type: [CategorySuggestion],
      extensions: atMost(catalogLimits.suggestions),
      description: 'Matching categories.',
    }),
    shops: t.expose('shops', {
      type: [ShopSuggestion],
      extensions: atMost(catalogLimits.suggestions),
      description: 'Matching shops.',
    }),
  }),
});

builder.queryField('suggestions', (t) =>
  t.field({
    type: Suggestions,
    nullable: true,
    description: 'Suggestions for a search field while the user types.',
    extensions: visitorsSee,
    args: { query: t.arg.string({ required: true, description: 'Text typed so far.' }) },
    resolve: (_root, { query }, ctx) => ctx.rest.call(suggest, { query: { q: query } }),
  }),
);
