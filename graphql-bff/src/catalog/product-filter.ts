import { Region } from '#accounts/region.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { QueryValues } from '#platform/rest/calls.ts';

const SpecificationChoice = builder.inputType('SpecificationChoice', {
  description: 'What is chosen of one field of a category; any of the values will do.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'The field, such as "brand".' }),
    values: t.stringList({
      required: true,
      description: 'Its values, as the facets have them; capitals do not matter.',
    }),
  }),
});

export const ProductFilter = builder.inputType('ProductFilter', {
  description: 'Which products to list; everything given must hold.',
  fields: (t) => ({
    ids: t.idList({ description: 'Only these, at most 100; what is not offered any more is left out.' }),
    query: t.string({ description: 'Words to search for; typing errors are forgiven.' }),
    category: t.string({ description: 'Slug of a category: it and all below it.' }),
    shop: t.string({ description: 'Slug of a shop.' }),
    minPrice: t.field({ type: 'Decimal', description: 'In cedi.' }),
    maxPrice: t.field({ type: 'Decimal', description: 'In cedi.' }),
    inStock: t.boolean({ description: 'Only products of which at least one piece is there.' }),
    featured: t.boolean({ description: 'Only products that a campaign features.' }),
    region: t.field({ type: Region, description: 'Only of shops in this region.' }),
    specifications: t.field({
      type: [SpecificationChoice],
      description: 'Only products that are specified so: each choice must hold.',
    }),
  }),
});

export type ProductFilterInput = typeof ProductFilter.$inferInput;

/** The filter as the marketplace's lists take it. */
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
    spec: filter?.specifications?.flatMap(({ key, values }) => values.map((value) => `${key}:${value}`)),
  };
}
