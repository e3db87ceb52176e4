import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorWords, describeQuery, pageWords, slugOf } from '#kernel/reference/words.ts';
import {
  featuredQuery,
  followedProductsQuery,
  productFacetsQuery,
  productListQuery,
  productsOfShopsQuery,
  shopProductsQuery,
  suggestQuery,
} from './inputs.ts';
import {
  categoryFields,
  categoryList,
  featuredProducts,
  productFacets,
  productList,
  productsOfShops,
} from './resources.ts';
import { suggestions } from './suggestions.ts';

const listFilters: {
  [Name in 'q' | 'category' | 'seller' | 'min_price' | 'max_price' | 'in_stock' | 'featured' | 'region']: [
    string,
    string,
  ];
} & { spec: [string, string[]] } = {
  q: ['Search terms: all must occur, the last one at least as the beginning of a word', 'kente'],
  category: ['Slug of a category: it and all below it', 'fashion'],
  seller: ['Slug of a shop', examples.shopSlug],
  min_price: ['Amount in cedi', '12.50'],
  max_price: ['Amount in cedi', '500'],
  in_stock: ['true keeps what is in stock; false keeps all, as an empty checkbox does', 'true'],
  featured: ['true keeps what is featured; false keeps all', 'false'],
  region: ['One of the sixteen regions: only of shops there', 'Ashanti'],
  spec: [
    'A field of the category, a colon and a value, as the facets have them; may be repeated: several values of one field widen the list, several fields narrow it',
    ['made_in:Bonwire, Ashanti'],
  ],
};
const beforeWords = ['Those above this cursor, in any order but by relevance; `end` for the last ones', 'end'] as const;
const featuredWords = ['false leaves the featured places empty', 'true'] as const;

const listOf = {
  method: 'GET',
  auth: 'optional',
  query: describeQuery(productListQuery, {
    ...pageWords(24),
    ...listFilters,
    ids: ['Ids of products, up to 100 with commas between: only these', examples.product],
    ordering: ['Without it: the best match first where there are search terms, else the newest', 'price'],
    cursor: [
      'The next_cursor of the answer before, for an endless list in the same ordering; page is ignored beside it',
      'WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ',
    ],
    before: beforeWords,
    count: cursorWords.count,
    with_featured: featuredWords,
  }),
  response: productList,
} as const;

export const listProducts = defineOperation({
  ...listOf,
  id: 'listProducts',
  path: '/api/v1/products',
  summary: 'Products by category, price, stock and shop, in the order asked for',
});

export const searchProducts = defineOperation({
  ...listOf,
  id: 'searchProducts',
  path: '/api/v1/products/search',
  summary: 'The same, meant for search terms: typing errors are forgiven',
});

export const listProductFacets = defineOperation({
  id: 'listProductFacets',
  method: 'GET',
  path: '/api/v1/product-facets',
  auth: 'visitor',
  summary: 'By what the products of a category are told apart, with numbers, under the filters of the list',
  query: describeQuery(productFacetsQuery, listFilters),
  response: productFacets,
});

export const listShopProducts = defineOperation({
  id: 'listShopProducts',
  method: 'GET',
  path: '/api/shops/{slug}/products',
  auth: 'optional',
  summary: 'What a shop offers, newest first',
  params: slugOf("The shop's part of addresses", examples.shopSlug),
  query: describeQuery(shopProductsQuery, pageWords(12)),
  response: productList,
});

export const listFollowedProducts = defineOperation({
  id: 'listFollowedProducts',
  method: 'GET',
  path: '/api/v1/followed-products',
  auth: 'user',
  summary: 'What the shops that the person follows offer, newest first',
  query: describeQuery(followedProductsQuery, {
    ...pageWords(24),
    cursor: ['As an answer has it under next_cursor; instead of a page', 'WyItY3JlYXRlZF9hdCJd'],
    before: beforeWords,
    count: cursorWords.count,
    with_featured: featuredWords,
  }),
  response: productList,
});

export const listProductsOfShops = defineOperation({
  id: 'listProductsOfShops',
  method: 'GET',
  path: '/api/v1/shop-products',
  auth: 'optional',
  summary: 'What each of several shops offers, in the order asked for',
  query: describeQuery(productsOfShopsQuery, {
    slugs: ["The shops' parts of addresses, up to 100 with commas between", examples.shopSlug],
    page_size: pageWords(24).page_size,
    ordering: ['Without it the newest first', 'price'],
    cursor: ['Those behind this cursor, of each shop', 'WyItY3JlYXRlZF9hdCJd'],
    before: beforeWords,
    count: cursorWords.count,
  }),
  response: productsOfShops,
});

export const listFeatured = defineOperation({
  id: 'listFeatured',
  method: 'GET',
  path: '/api/v1/featured',
  auth: 'optional',
  summary: 'What campaigns feature, in turn: for the first page',
  query: describeQuery(featuredQuery, { limit: ['How many at most, up to 12', 12] }),
  response: featuredProducts,
});

export const suggest = defineOperation({
  id: 'suggest',
  method: 'GET',
  path: '/api/v1/suggest',
  auth: 'visitor',
  summary: 'Products, categories and shops that begin so',
  query: describeQuery(suggestQuery, { q: ['The words so far', 'ken'] }),
  response: suggestions,
});

export const listCategories = defineOperation({
  id: 'listCategories',
  method: 'GET',
  path: '/api/v1/categories',
  auth: 'visitor',
  summary: 'The tree of categories',
  response: categoryList,
});

export const readCategoryFields = defineOperation({
  id: 'readCategoryFields',
  method: 'GET',
  path: '/api/v1/categories/{slug}/fields',
  auth: 'visitor',
  summary: 'What a seller specifies about a product of this category',
  params: slugOf("The category's part of addresses", 'smartphones'),
  response: categoryFields,
});
