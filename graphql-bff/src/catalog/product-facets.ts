import { categoryLimits } from '@besesaka/schema/catalog/category-limits.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { listProductFacets } from '@besesaka/schema/catalog/operations.ts';
import type { ProductFacets as Facets } from '@besesaka/schema/catalog/resources.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { filterQuery, ProductFilter } from './product-filter.ts';

type Facet = Facets['results'][number];

const FacetValue = builder.objectRef<Facet['values'][number]>('FacetValue').implement({
  description: 'A value and how many products have it.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'As most sellers write it; choose it by this.' }),
    count: t.exposeInt('count', { description: 'Of the products that the other filters leave.' }),
  }),
});

const ProductFacet = builder.objectRef<Facet>('ProductFacet').implement({
  description: 'A field of a category with the values that its products have.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'The field, as a choice names it.' }),
    label: t.exposeString('label', { description: 'What the field is called.' }),
    values: t.expose('values', {
      type: [FacetValue],
      extensions: atMost(limits.facetValues),
      description: 'The most used first.',
    }),
  }),
});

const ProductFacets = builder.objectRef<Facets>('ProductFacets').implement({
  description: 'By what the products of a category are told apart.',
  fields: (t) => ({
    facets: t.expose('results', {
      type: [ProductFacet],
      extensions: atMost(categoryLimits.fieldsMax),
      description: 'In the order of the category; none without a category.',
    }),
    exact: t.exposeBoolean('exact', {
      description: 'False when more products match than are counted: each number is then the least.',
    }),
  }),
});

builder.queryField('productFacets', (t) =>
  t.field({
    type: ProductFacets,
    nullable: true,
    description: 'What a list can be narrowed by, counted; ask for it apart, so that the list need not wait.',
    extensions: visitorsSee,
    args: {
      filter: t.arg({ type: ProductFilter, required: true, description: 'Of which list; it names a category.' }),
    },
    resolve: (_root, { filter }, ctx) =>
      ctx.rest.call(listProductFacets, { query: { ...filterQuery(filter), ids: null } }),
  }),
);
