import { Region } from '#platform/contract/region.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { QueryValues } from '#platform/rest/calls.ts';

const SpecificationChoice = builder.inputType('SpecificationChoice', {
  description: 'Values of one specification field; a product must have one of them.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the field, such as "brand".' }),
    values: t.stringList({
      required: true,
      description: 'Values as in the facets; upper and lower case are equal.',
    }),
  }),
});

export const ProductFilter = builder.inputType('ProductFilter', {
  description: 'Filter for products; a product must match every given field.',
  fields: (t) => ({
    ids: t.idList({ description: 'Product IDs, at most 100; products that are no longer available are left out.' }),
    query: t.string({ description: 'Search terms; typing errors are corrected.' }),
    category: t.string({ description: 'URL slug or ID of a category, which includes all categories below it.' }),
    shop: t.string({ description: 'URL slug or ID of a shop.' }),
    minPrice: t.field({ type: 'Decimal', description: 'Lowest price in Ghana cedis.' }),
    maxPrice: t.field({ type: 'Decimal', description: 'Highest price in Ghana cedis.' }),
    inStock: t.boolean({ description: 'true returns only products in stock.' }),
    featured: t.boolean({ description: 'true returns only featured products.' }),
    region: t.field({ type: Region, description: 'Region of the shop.' }),
    updatedAfter: t.field({
      type: 'DateTime',
      description: 'Return only products that changed after this time.',
    }),
    specifications: t.field({
      type: [SpecificationChoice],
      description: 'Specification values; a product must match each entry.',
    }),
  }),
});

export type ProductFilterInput = typeof ProductFilter.$inferInput;

/** Converts the filter to the query of the marketplace's lists. */
export function filterQuery(filter: ProductFilterInput | null | undefined): QueryValues {
  return {
    ids: filter?.ids?.join(',') || null,
    q: filter?.query?.trim() || null,
    category: filter?.category,
    seller: filter?.shop,
    min_price: filter?.minPrice,
    max_price: filter?.maxPrice,
    in_stock: filter?.inStock || null,
    featured: filter?.featured || null,
    region: filter?.region,
    updated_after: filter?.updatedAfter,
    spec: filter?.specifications?.flatMap(({ key, values }) => values.map((value) => `${key}:${value}`)),
  };
}
