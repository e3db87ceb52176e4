import { productFacets } from '@besesaka/schema/catalog/lists.ts';
import { listProductFacets } from '@besesaka/schema/catalog/operations.ts';
import { objectOf } from '#platform/contract/object.ts';
import { sameForVisitors } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { filterQuery, ProductFilter } from './product-filter.ts';

const ProductFacets = objectOf(productFacets);

builder.queryField('productFacets', (t) =>
  t.field({
    type: ProductFacets,
    nullable: true,
    description:
      'Filter options for a list, with counts. Query them separately, so that the list does not wait for them.',
    extensions: sameForVisitors,
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
