import * as operations from '@besesaka/schema/shops/operations.ts';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { listShops } from './list-shops.ts';

export function directoryRoutes(caches: CatalogCaches): Route[] {
  return [
    route(
      operations.listShops,
      paged((args) => listShops({ ...args, caches })),
    ),
  ];
}
