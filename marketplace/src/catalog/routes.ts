import {
  featuredQuery,
  followedProductsQuery,
  productFacetsQuery,
  productListQuery,
  productsOfShopsQuery,
  shopProductsQuery,
  suggestQuery,
} from '@besesaka/schema/catalog/inputs.ts';
import {
  categoryFields,
  categoryList,
  featuredProducts,
  productFacets,
  productList,
  productsOfShops,
} from '@besesaka/schema/catalog/resources.ts';
import { suggestions } from '@besesaka/schema/catalog/suggestions.ts';
import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import type { z } from 'zod';
import { addCategoryDeskRoutes } from '#catalog/categories/category-desk-routes.ts';
import { listCategories } from '#catalog/categories/list-categories.ts';
import { readCategoryFields } from '#catalog/categories/read-category-fields.ts';
import { addDirectoryRoutes } from '#catalog/directory/directory-routes.ts';
import { listFeatured } from '#catalog/listing/featured-places.ts';
import { listFacets } from '#catalog/listing/list-facets.ts';
import { listProducts } from '#catalog/listing/list-products.ts';
import { listProductsOfShops } from '#catalog/listing/list-products-of-shops.ts';
import { addProductRoutes } from '#catalog/product/product-routes.ts';
import { suggest } from '#catalog/search/suggest.ts';
import { addSellingRoutes } from '#catalog/selling/selling-routes.ts';
import type { Ctx } from '#platform/context.ts';
import { pageAddresses, withQuery } from '#platform/http/page-addresses.ts';
import { slugOf } from '#platform/http/path-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { findShop } from '#shops/find-shop.ts';
import { createKeptReads, type KeptReads } from './kept-reads.ts';

const listOf = (path: string, id: string, summary: string) =>
  jsonRoute({ method: 'get', path, id, summary, login: 'useful', answer: productList }, { query: productListQuery });

const list = listOf(
  '/api/v1/products',
  'listProducts',
  'Products by category, price, stock and shop, in the order asked for',
);
const search = listOf(
  '/api/v1/products/search',
  'searchProducts',
  'The same, meant for search terms: typing errors are forgiven',
);

const facets = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/product-facets',
    id: 'listProductFacets',
    summary: 'By what the products of a category are told apart, with numbers, under the filters of the list',
    answer: productFacets,
  },
  { query: productFacetsQuery },
);

const ofShop = jsonRoute(
  {
    method: 'get',
    path: '/api/shops/{slug}/products',
    id: 'listShopProducts',
    summary: 'What a shop offers, newest first',
    login: 'useful',
    answer: productList,
  },
  { params: slugOf("The shop's part of addresses", examples.shopSlug), query: shopProductsQuery },
);

const ofFollowed = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/followed-products',
    id: 'listFollowedProducts',
    summary: 'What the shops that the person follows offer, newest first',
    login: 'needed',
    answer: productList,
  },
  { query: followedProductsQuery },
);

const ofShops = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/shop-products',
    id: 'listProductsOfShops',
    summary: 'What each of several shops offers, in the order asked for',
    login: 'useful',
    answer: productsOfShops,
  },
  { query: productsOfShopsQuery },
);

const featured = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/featured',
    id: 'listFeatured',
    summary: 'What campaigns feature, in turn: for the first page',
    login: 'useful',
    answer: featuredProducts,
  },
  { query: featuredQuery },
);

const suggestRoute = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/suggest',
    id: 'suggest',
    summary: 'Products, categories and shops that begin so',
    answer: suggestions,
  },
  { query: suggestQuery },
);

const categories = jsonRoute({
  method: 'get',
  path: '/api/v1/categories',
  id: 'listCategories',
  summary: 'The tree of categories',
  answer: categoryList,
});

const fields = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/categories/{slug}/fields',
    id: 'readCategoryFields',
    summary: 'What a seller specifies about a product of this category',
    answer: categoryFields,
  },
  { params: slugOf("The category's part of addresses", 'smartphones') },
);

/** Discovering products. What may change at any moment, as lists do, is stored nowhere on the way. */
export function catalogRoutes(): Router {
  const kept = createKeptReads();
  const router = createRouter();
  router.openapi(list, async (c) => c.json(await answerList(c.get('ctx'), kept, c.req.valid('query'), c.req.url), 200));
  router.openapi(search, async (c) =>
    c.json(await answerList(c.get('ctx'), kept, c.req.valid('query'), c.req.url), 200),
  );
  router.openapi(facets, async (c) =>
    c.json(await listFacets({ ctx: c.get('ctx'), input: c.req.valid('query'), kept }), 200),
  );
  router.openapi(ofShop, async (c) => {
    const { slug } = await findShop({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json(
      await answerList(
        c.get('ctx'),
        kept,
        { ...c.req.valid('query'), seller: slug, with_featured: false, count: true },
        c.req.url,
      ),
      200,
    );
  });
  router.openapi(ofFollowed, async (c) => {
    const ctx = c.get('ctx');
    const { userId: followedBy } = requireViewer(ctx);
    return c.json(await answerList(ctx, kept, { ...c.req.valid('query'), followedBy }, c.req.url), 200);
  });
  router.openapi(ofShops, async (c) =>
    c.json({ results: await listProductsOfShops({ ctx: c.get('ctx'), input: c.req.valid('query') }) }, 200),
  );
  router.openapi(featured, async (c) =>
    c.json({ results: await listFeatured({ ctx: c.get('ctx'), input: c.req.valid('query'), kept }) }, 200),
  );
  router.openapi(suggestRoute, async (c) =>
    c.json(await suggest({ ctx: c.get('ctx'), input: c.req.valid('query'), kept }), 200),
  );
  router.openapi(categories, async (c) => c.json({ results: await listCategories({ ctx: c.get('ctx'), kept }) }, 200));
  router.openapi(fields, async (c) =>
    c.json({ results: await readCategoryFields({ ctx: c.get('ctx'), input: c.req.valid('param') }) }, 200),
  );
  addProductRoutes(router);
  addSellingRoutes(router);
  addDirectoryRoutes(router, kept);
  addCategoryDeskRoutes(router, kept);
  return router;
}

type Listed = Parameters<typeof listProducts>[0]['input'];

async function answerList(ctx: Ctx, kept: KeptReads, input: Listed, url: string) {
  const { nextCursor, hasPrevious, ...page } = await listProducts({ ctx, input, kept });
  const around = { nextCursor, previousCursor: (hasPrevious && page.cursors[0]) || null, count: page.count };
  return { ...page, ...addressesOf(url, input, around), next_cursor: nextCursor };
}

interface Around {
  nextCursor: string | null;
  previousCursor: string | null;
  count: number | null;
}

/** More may be counted than are compared and listed, so the rows say whether there is a next page. */
function addressesOf(
  url: string,
  { cursor, before, page, page_size: pageSize, ordering, q }: z.output<typeof productListQuery>,
  { nextCursor, previousCursor, count }: Around,
) {
  if (cursor || before) {
    const isByRelevance = q && !ordering;
    return {
      next: nextCursor && withQuery(url, { cursor: nextCursor, before: undefined, page: undefined }),
      previous:
        isByRelevance || previousCursor === null
          ? null
          : withQuery(url, { before: previousCursor, cursor: undefined, page: undefined }),
    };
  }
  const { next, previous } = pageAddresses(url, { page, pageSize, count: count ?? Infinity });
  return { next: nextCursor === null ? null : next, previous };
}
