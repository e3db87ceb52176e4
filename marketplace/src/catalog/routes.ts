import { productListQuery, shopProductsQuery, suggestQuery } from '@besesaka/schema/catalog/inputs.ts';
import { categoryFields, categoryList, productList, suggestions } from '@besesaka/schema/catalog/resources.ts';
import type { z } from 'zod';
import { listCategories } from '#catalog/categories/list-categories.ts';
import { readCategoryFields } from '#catalog/categories/read-category-fields.ts';
import { listProducts } from '#catalog/listing/list-products.ts';
import { addProductRoutes } from '#catalog/product/product-routes.ts';
import { suggest } from '#catalog/search/suggest.ts';
import type { Ctx } from '#platform/context.ts';
import { pageAddresses, withQuery } from '#platform/http/page-addresses.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { findShop } from '#shops/find-shop.ts';
import { createKeptReads, type KeptReads } from './kept-reads.ts';
import { slugParams } from './slug-params.ts';

const listOf = (path: string, summary: string) =>
  jsonRoute({ method: 'get', path, tag: 'Catalogue', summary, answer: productList }, { query: productListQuery });

const list = listOf('/api/v1/products', 'Products by category, price, stock and shop, in the order asked for');
const search = listOf('/api/v1/products/search', 'The same, meant for search terms: typing errors are forgiven');

const ofShop = jsonRoute(
  {
    method: 'get',
    path: '/api/shops/{slug}/products',
    tag: 'Shops',
    summary: 'What a shop offers, newest first',
    answer: productList,
  },
  { params: slugParams, query: shopProductsQuery },
);

const suggestRoute = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/suggest',
    tag: 'Catalogue',
    summary: 'Products, categories and shops that begin so',
    answer: suggestions,
  },
  { query: suggestQuery },
);

const categories = jsonRoute({
  method: 'get',
  path: '/api/v1/categories',
  tag: 'Catalogue',
  summary: 'The tree of categories',
  answer: categoryList,
});

const fields = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/categories/{slug}/fields',
    tag: 'Catalogue',
    summary: 'What a seller specifies about a product of this category',
    answer: categoryFields,
  },
  { params: slugParams },
);

/** Discovering products. What may change at any moment, as lists do, is stored nowhere on the way. */
export function catalogRoutes(): Router {
  const kept = createKeptReads();
  const router = createRouter();
  router.openapi(list, async (c) => c.json(await answerList(c.get('ctx'), kept, c.req.valid('query'), c.req.url), 200));
  router.openapi(search, async (c) =>
    c.json(await answerList(c.get('ctx'), kept, c.req.valid('query'), c.req.url), 200),
  );
  router.openapi(ofShop, async (c) => {
    const { slug } = await findShop({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json(await answerList(c.get('ctx'), kept, { ...c.req.valid('query'), seller: slug }, c.req.url), 200);
  });
  router.openapi(suggestRoute, async (c) =>
    c.json(await suggest({ ctx: c.get('ctx'), input: c.req.valid('query'), kept }), 200),
  );
  router.openapi(categories, async (c) => c.json({ results: await listCategories({ ctx: c.get('ctx'), kept }) }, 200));
  router.openapi(fields, async (c) =>
    c.json({ results: await readCategoryFields({ ctx: c.get('ctx'), input: c.req.valid('param') }) }, 200),
  );
  addProductRoutes(router);
  return router;
}

async function answerList(ctx: Ctx, kept: KeptReads, input: z.output<typeof productListQuery>, url: string) {
  const { nextCursor, ...page } = await listProducts({ ctx, input, kept });
  const addresses = input.cursor
    ? { next: nextCursor && withQuery(url, { cursor: nextCursor, page: undefined }), previous: null }
    : pageAddresses(url, { page: input.page, pageSize: input.page_size, count: page.count });
  return { ...page, ...addresses, next_cursor: nextCursor };
}
