import * as operations from '@besesaka/schema/support/search-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { findShops } from './find-shops.ts';

export function shopAdminRoutes(): Route[] {
  return [route(operations.findShops, paged(findShops))];
}
