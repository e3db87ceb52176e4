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
  description: 'A product whose name fits what is being typed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    slug: t.exposeString('slug', { description: 'The last part of its address, /products/<slug>.' }),
    price: t.expose('price', { type: Money, description: 'What one piece costs.' }),
    primaryImage: t.expose('primary_image', {
      type: Image,
      nullable: true,
      description: 'The picture that stands for it.',
    }),
  }),
});

const CategorySuggestion = builder.objectRef<SuggestionsValue['categories'][number]>('CategorySuggestion').implement({
  description: 'A category whose name fits what is being typed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category.' }),
    slug: t.exposeString('slug', { description: 'The category as filters take it.' }),
  }),
});

const ShopSuggestion = builder.objectRef<SuggestionsValue['shops'][number]>('ShopSuggestion').implement({
  description: 'A shop whose name fits what is being typed.',
  fields: (t) => ({
    name: t.exposeString('business_name', { description: 'Name of the shop.' }),
    slug: t.exposeString('business_slug', { description: 'The last part of its address, /shops/<slug>.' }),
  }),
});

const Suggestions = builder.objectRef<SuggestionsValue>('Suggestions').implement({
  description: 'What somebody who types may mean.',
  fields: (t) => ({
    products: t.expose('products', {
      type: [ProductSuggestion],
      extensions: atMost(catalogLimits.suggestions),
      description: 'Products that fit.',
    }),
    categories: t.expose('categories', {
      type: [CategorySuggestion],
      extensions: atMost(catalogLimits.suggestions),
      description: 'Categories that fit.',
    }),
    shops: t.expose('shops', {
      type: [ShopSuggestion],
      extensions: atMost(catalogLimits.suggestions),
      description: 'Shops that fit.',
    }),
  }),
});

builder.queryField('suggestions', (t) =>
  t.field({
    type: Suggestions,
    nullable: true,
    description: 'Completions for a search field, while somebody types.',
    extensions: visitorsSee,
    args: { query: t.arg.string({ required: true, description: 'What has been typed so far.' }) },
    resolve: (_root, { query }, ctx) => ctx.rest.call(suggest, { query: { q: query } }),
  }),
);
