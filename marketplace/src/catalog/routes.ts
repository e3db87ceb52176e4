import type { productListQuery } from '@besesaka/schema/catalog/inputs.ts';
import * as operations from '@besesaka/schema/catalog/operations.ts';
import * as shopOperations from '@besesaka/schema/shops/operations.ts';
import type { z } from 'zod';
import { withCategorySlug } from '#catalog/categories/find-slug.ts';
import { listCategories } from '#catalog/categories/list-categories.ts';
import { readCategoryFields } from '#catalog/categories/read-category-fields.ts';
import { adminCategoryRoutes } from '#catalog/categories/routes.ts';
import { listShops } from '#catalog/directory/list-shops.ts';
import { importRoutes } from '#catalog/imports/routes.ts';
import { listFeatured } from '#catalog/listing/featured-places.ts';
import { listFacets } from '#catalog/listing/list-facets.ts';
import { listProducts } from '#catalog/listing/list-products.ts';
import { listProductsOfShops } from '#catalog/listing/list-products-of-shops.ts';
import { productRoutes } from '#catalog/product/product-routes.ts';
import { recordEmptySearch } from '#catalog/search/record-empty-search.ts';
import { suggest } from '#catalog/search/suggest.ts';
import { sellingRoutes } from '#catalog/selling/selling-routes.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { pageAddresses, withQuery } from '#platform/http/page-addresses.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { findShop } from '#shops/find-shop.ts';
import { type CatalogCaches, createCatalogCaches } from './catalog-caches.ts';

/** Routes for finding products. Lists can change at any moment, so their answers are not cacheable over HTTP. */
export function catalogRoutes(): Route[] {
  const caches = createCatalogCaches();
  return [
    route(operations.listProducts, ({ ctx, input, c }) => answerList(ctx, caches, input, c.req.url)),
    route(operations.searchProducts, ({ ctx, input, c }) => answerList(ctx, caches, input, c.req.url)),
    route(operations.listProductFacets, async ({ ctx, input }) =>
      listFacets({ ctx, input: await withCategorySlug(ctx, input), caches }),
    ),
    route(operations.listShopProducts, async ({ ctx, input, c }) => {
      const { slug: seller } = await findShop({ ctx, input });
      return answerList(ctx, caches, { ...input, seller, with_featured: false, count: true }, c.req.url);
    }),
    route(operations.listFollowedProducts, ({ ctx, input, c }) =>
      answerList(ctx, caches, { ...input, followedBy: requireViewer(ctx).userId }, c.req.url),
    ),
    route(operations.listProductsOfShops, async (args) => ({ results: await listProductsOfShops(args) })),
    route(operations.listFeatured, async (args) => ({ results: await listFeatured({ ...args, caches }) })),
    route(operations.suggest, (args) => suggest({ ...args, caches })),
    route(
      shopOperations.listShops,
      paged((args) => listShops({ ...args, caches })),
    ),
    route(operations.listCategories, async (args) => ({ results: await listCategories(args) })),
    route(operations.readCategoryFields, async (args) => ({ results: await readCategoryFields(args) })),
    ...productRoutes(),
    ...sellingRoutes(),
    ...importRoutes(),
    ...adminCategoryRoutes(),
  ];
}

type Listed = Parameters<typeof listProducts>[0]['input'];

async function answerList(ctx: Ctx, caches: CatalogCaches, input: Listed, url: string) {
  const { nextCursor, hasPrevious, ...page } = await listProducts({
    ctx,
    input: await withCategorySlug(ctx, input),
    caches,
  });
  const isFirst = !input.cursor && !input.before && input.page === 1;
  if (input.q && !input.seller && isFirst && page.results.length === 0) await recordEmptySearch(ctx, input.q);
  const around = { nextCursor, previousCursor: (hasPrevious && page.cursors[0]) || null, count: page.count };
  return { ...page, ...addressesOf(url, input, around), next_cursor: nextCursor };
}

interface Around {
  nextCursor: string | null;
  previousCursor: string | null;
  count: number | null;
}

/** The count may exceed the number of rows that can be listed, so the rows decide whether there is a next page. */
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
