import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorDescriptions, describeQuery, pageDescriptions, slugOf } from '#kernel/reference/words.ts';
import { categoryFields, categoryList } from './category-resources.ts';
import {
  featuredQuery,
  followedProductsQuery,
  productFacetsQuery,
  productListQuery,
  productsOfShopsQuery,
  shopProductsQuery,
  suggestQuery,
} from './inputs.ts';
import { featuredProducts, productFacets, productList, productsOfShops } from './lists.ts';
import { suggestions } from './suggestions.ts';

const listFilters: {
  [Name in 'q' | 'category' | 'seller' | 'min_price' | 'max_price' | 'in_stock' | 'featured' | 'region']: [
    string,
    string,
  ];
} & { spec: [string, string[]] } = {
  q: ['Search terms: all must match, the last one at least as a prefix', 'kente'],
  category: ['Slug or ID of a category, which includes all categories below it', 'fashion'],
  seller: ['URL slug or ID of a shop', examples.shopSlug],
  min_price: ['Lowest price in Ghana cedis', '12.50'],
  max_price: ['Highest price in Ghana cedis', '500'],
  in_stock: ['true returns only products in stock; false applies no filter', 'true'],
  featured: ['true returns only featured products; false applies no filter', 'false'],
  region: ['Region of the shop, one of the 16 regions of Ghana', 'Ashanti'],
  spec: [
    'Specification field of the category, a colon and a value, as the facets list them. May be repeated: several values of one field widen the list, several fields narrow it',
    ['made_in:Bonwire, Ashanti'],
  ],
};
const beforeWords = [
  'Cursor: return the items before it, in any ordering but by relevance; `end` returns the last ones',
  'end',
] as const;
const featuredWords = ['false returns no featured products beside the list', 'true'] as const;

const listOf = {
  method: 'GET',
  auth: 'optional',
  mayLag: true,
  scope: 'catalogue:read',
  query: describeQuery(productListQuery, {
    ...pageDescriptions(24),
    ...listFilters,
    ids: ['Comma-separated product IDs, at most 100: return only these products', examples.product],
    updated_after: ['Return only products that changed after this time', '2026-11-22T09:30:00.000Z'],
    ordering: ['Ordering; by default best match first with search terms, otherwise newest first', 'price'],
    cursor: [
      '`next_cursor` of the previous response, to continue a list in the same ordering; `page` is then ignored',
      'WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ',
    ],
    before: beforeWords,
    count: cursorDescriptions.count,
    with_featured: featuredWords,
  }),
  response: productList,
} as const;

export const listProducts = defineOperation({
  ...listOf,
  id: 'listProducts',
  path: '/api/v1/products',
  summary: 'List products, with filters and ordering',
});

export const searchProducts = defineOperation({
  ...listOf,
  id: 'searchProducts',
  path: '/api/v1/products/search',
  summary: 'Search products; typing errors are corrected',
});

export const listProductFacets = defineOperation({
  id: 'listProductFacets',
  method: 'GET',
  path: '/api/v1/product-facets',
  auth: 'visitor',
  mayLag: true,
  summary: 'Get the specification values by which products of a category can be filtered, with counts',
  query: describeQuery(productFacetsQuery, listFilters),
  response: productFacets,
});

export const listShopProducts = defineOperation({
  id: 'listShopProducts',
  method: 'GET',
  path: '/api/shops/{slug}/products',
  auth: 'optional',
  mayLag: true,
  scope: 'catalogue:read',
  summary: 'List the products of a shop, newest first',
  params: slugOf('URL slug or ID of the shop', examples.shopSlug),
  query: describeQuery(shopProductsQuery, pageDescriptions(12)),
  response: productList,
});

export const listFollowedProducts = defineOperation({
  id: 'listFollowedProducts',
  method: 'GET',
  path: '/api/v1/followed-products',
  auth: 'user',
  scope: 'catalogue:read',
  summary: 'List the products of the shops that the user follows, newest first',
  query: describeQuery(followedProductsQuery, {
    ...pageDescriptions(24),
    cursor: ['`next_cursor` of the previous response, instead of a page', 'WyItY3JlYXRlZF9hdCJd'],
    before: beforeWords,
    count: cursorDescriptions.count,
    with_featured: featuredWords,
  }),
  response: productList,
});

export const listProductsOfShops = defineOperation({
  id: 'listProductsOfShops',
  method: 'GET',
  path: '/api/v1/shop-products',
  auth: 'optional',
  mayLag: true,
  scope: 'catalogue:read',
  summary: 'List the products of several shops',
  query: describeQuery(productsOfShopsQuery, {
    slugs: ['Comma-separated URL slugs of shops, at most 100', examples.shopSlug],
    page_size: pageDescriptions(24).page_size,
    ordering: ['Ordering; newest first by default', 'price'],
    cursor: ['Cursor: return the items after it, of each shop', 'WyItY3JlYXRlZF9hdCJd'],
    before: beforeWords,
    count: cursorDescriptions.count,
  }),
  response: productsOfShops,
});

export const listFeatured = defineOperation({
  id: 'listFeatured',
  method: 'GET',
  path: '/api/v1/featured',
  auth: 'optional',
  mayLag: true,
  scope: 'catalogue:read',
  summary: 'List featured products for the home page, in rotation',
  query: describeQuery(featuredQuery, { limit: ['Maximum number of products, at most 12', 12] }),
  response: featuredProducts,
});

export const suggest = defineOperation({
  id: 'suggest',
  method: 'GET',
  path: '/api/v1/suggest',
  auth: 'visitor',
  mayLag: true,
  summary: 'Suggest products, categories and shops for the beginning of a search',
  query: describeQuery(suggestQuery, { q: ['Text typed so far', 'ken'] }),
  response: suggestions,
});

export const listCategories = defineOperation({
  id: 'listCategories',
  method: 'GET',
  path: '/api/v1/categories',
  auth: 'visitor',
  mayLag: true,
  summary: 'Get the category tree',
  response: categoryList,
});

export const readCategoryFields = defineOperation({
  id: 'readCategoryFields',
  method: 'GET',
  path: '/api/v1/categories/{slug}/fields',
  auth: 'visitor',
  mayLag: true,
  summary: 'List the specification fields for products of a category',
  params: slugOf('URL slug or ID of the category', 'smartphones'),
  response: categoryFields,
});
