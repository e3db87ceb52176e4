import type { productListQuery } from '@besesaka/schema/catalog/inputs.ts';
import * as operations from '@besesaka/schema/catalog/operations.ts';
import type { z } from 'zod';
import { listCategories } from '#catalog/categories/list-categories.ts';
import { readCategoryFields } from '#catalog/categories/read-category-fields.ts';
import { adminCategoryRoutes } from '#catalog/categories/routes.ts';
import { directoryRoutes } from '#catalog/directory/directory-routes.ts';
import { listFeatured } from '#catalog/listing/featured-places.ts';
import { listFacets } from '#catalog/listing/list-facets.ts';
import { listProducts } from '#catalog/listing/list-products.ts';
import { listProductsOfShops } from '#catalog/listing/list-products-of-shops.ts';
import { productRoutes } from '#catalog/product/product-routes.ts';
import { suggest } from '#catalog/search/suggest.ts';
import { sellingRoutes } from '#catalog/selling/selling-routes.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { pageAddresses, withQuery } from '#platform/http/page-addresses.ts';
import { type Route, route } from '#platform/http/route.ts';
import { findShop } from '#shops/find-shop.ts';
import { createKeptReads, type KeptReads } from './kept-reads.ts';

/** Discovering products. What may change at any moment, as lists do, is stored nowhere on the way. */
export function catalogRoutes(): Route[] {
  const kept = createKeptReads();
  return [
    route(operations.listProducts, ({ ctx, input, c }) => answerList(ctx, kept, input, c.req.url)),
    route(operations.searchProducts, ({ ctx, input, c }) => answerList(ctx, kept, input, c.req.url)),
    route(operations.listProductFacets, (args) => listFacets({ ...args, kept })),
    route(operations.listShopProducts, async ({ ctx, input, c }) => {
      const { slug: seller } = await findShop({ ctx, input });
      return answerList(ctx, kept, { ...input, seller, with_featured: false, count: true }, c.req.url);
    }),
    route(operations.listFollowedProducts, ({ ctx, input, c }) =>
      answerList(ctx, kept, { ...input, followedBy: requireViewer(ctx).userId }, c.req.url),
    ),
    route(operations.listProductsOfShops, async (args) => ({ results: await listProductsOfShops(args) })),
    route(operations.listFeatured, async (args) => ({ results: await listFeatured({ ...args, kept }) })),
    route(operations.suggest, (args) => suggest({ ...args, kept })),
    route(operations.listCategories, async ({ ctx }) => ({ results: await listCategories({ ctx, kept }) })),
    route(operations.readCategoryFields, async (args) => ({ results: await readCategoryFields(args) })),
    ...productRoutes(),
    ...sellingRoutes(),
    ...directoryRoutes(kept),
    ...adminCategoryRoutes(kept),
  ];
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
