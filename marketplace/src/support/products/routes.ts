import * as operations from '@besesaka/schema/support/search-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { findProducts } from './find-products.ts';

export function productDeskRoutes(): Route[] {
  return [route(operations.findProducts, paged(findProducts))];
}
