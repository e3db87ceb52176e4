import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { listAnswer } from '#kernel/resources.ts';
import { categoryLimits } from './category-limits.ts';
import { catalogLimits as limits } from './limits.ts';
import { productCard } from './resources.ts';

/**
 * `corrected` is the search term after typo correction, if it changed. `exact` is false if no product matches all
 * words; the results then match most of them.
 */
export const productList = resource('ProductList', 'A page of products.', {
  ...listAnswer(productCard).shape,
  count: describe(
    z.number().int().min(0).nullable(),
    'Number of matches; 1000 means 1000 or more, null if the request has `count=false`. A search with hundreds of matches lists only the best of them',
    8,
  ),
  featured: describe(
    z.array(productCard),
    `Matching products of campaigns, to show beside the page: at most ${limits.featuredPlaces}, in rotation`,
    [],
  ),
  next_cursor: describe(
    z.string().nullable(),
    'Cursor of the next page, for `cursor`; null on the last page',
    'WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ',
  ),
  cursors: describe(
    z.array(z.string()),
    'Cursor of each item, in the order of `results`: pass it as `cursor` or `before`',
    ['WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ'],
  ),
  corrected: describe(
    z.string().nullable(),
    'Search terms after typo correction; null if they were not corrected',
    null,
  ),
  exact: describe(
    z.boolean(),
    'false if no product matches all search terms; the results then match most of them',
    true,
  ),
});

export type ProductList = z.infer<typeof productList>;

export const productsOfShops = resource('ProductsOfShops', 'Products of several shops.', {
  results: describe(
    z.array(
      resource('ProductsOfShop', 'Products of one of several shops.', {
        slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
        ...productList.pick({ results: true, next_cursor: true, cursors: true }).shape,
        count: describe(productList.shape.count, 'Number of products; null if the request has `count=false`', 8),
        has_previous: describe(z.boolean(), 'Whether there are items before the first one', false),
      }),
    ),
    'One entry for each slug; its list is empty if no shop has the slug',
  ),
});

export type ProductsOfShop = z.infer<typeof productsOfShops>['results'][number];

export const featuredProducts = resource('FeaturedProducts', 'Featured products for the home page, in rotation.', {
  results: describe(
    z.array(productCard).max(limits.featuredShown),
    `Products, at most ${limits.featuredShown}`,
    undefined,
    { as: 'items' },
  ),
});

/** Filters for a list within a category; empty without a category. */
export const productFacets = resource('ProductFacets', 'Values by which products of a category can be filtered.', {
  results: describe(
    z
      .array(
        resource('ProductFacet', 'A specification field with the values of the listed products.', {
          id: describe(z.string(), 'Key of the field; use it in the filter', 'storage', { as: 'key', type: 'String' }),
          label: describe(z.string(), 'Name to show', 'Storage'),
          values: describe(
            z
              .array(
                resource('FacetValue', 'A value and the number of products with it.', {
                  value: describe(z.string(), 'Value in its most common spelling; use it in the filter', '128 GB'),
                  count: describe(
                    z.number().int(),
                    'Number of products with this value that match the other filters',
                    12,
                  ),
                }),
              )
              .max(limits.facetValues),
            `Values, most frequent first, at most ${limits.facetValues}`,
          ),
        }),
      )
      .max(categoryLimits.fieldsMax),
    'Fields, in the order of the category; empty without a category',
    undefined,
    { as: 'facets' },
  ),
  exact: describe(z.boolean(), 'false if more products match than are counted; the counts are then minimums', true),
});

export type ProductFacets = z.infer<typeof productFacets>;
