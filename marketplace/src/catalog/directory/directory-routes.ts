import * as operations from '@besesaka/schema/shops/operations.ts';
import type { KeptReads } from '#catalog/kept-reads.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { listShops } from './list-shops.ts';

export function directoryRoutes(kept: KeptReads): Route[] {
  return [
    route(
      operations.listShops,
      paged((args) => listShops({ ...args, kept })),
    ),
  ];
}
