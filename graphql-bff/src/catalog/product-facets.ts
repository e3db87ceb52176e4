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
  description: 'A value and the number of products with it.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'Value in its most common spelling; use it in the filter.' }),
    count: t.exposeInt('count', { description: 'Number of products with this value that match the other filters.' }),
  }),
});

const ProductFacet = builder.objectRef<Facet>('ProductFacet').implement({
  description: 'A specification field with the values of the listed products.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Key of the field; use it in the filter.' }),
    label: t.exposeString('label', { description: 'Label to show.' }),
    values: t.expose('values', {
      type: [FacetValue],
      extensions: atMost(limits.facetValues),
      description: 'Values, most frequent first.',
    }),
  }),
});

const ProductFacets = builder.objectRef<Facets>('ProductFacets').implement({
  description: 'Specification values by which products of a category can be filtered.',
  fields: (t) => ({
    facets: t.expose('results', {
      type: [ProductFacet],
      extensions: atMost(categoryLimits.fieldsMax),
      description: 'Fields, in the order of the category; empty without a category.',
    }),
    exact: t.exposeBoolean('exact', {
      description: 'false if more products match than are counted; the counts are then minimums.',
    }),
  }),
});

builder.queryField('productFacets', (t) =>
  t.field({
    type: ProductFacets,
    nullable: true,
    description:
      'Filter options for a list, with counts. Query them separately, so that the list does not wait for them.',
    extensions: visitorsSee,
    args: {
      filter: t.arg({
        type: ProductFilter,
        required: true,
        description: 'Filter of the list; it must contain a category.',
      }),
    },
    resolve: (_root, { filter }, ctx) =>
      ctx.rest.call(listProductFacets, { query: { ...filterQuery(filter), ids: null } }),
  }),
);
