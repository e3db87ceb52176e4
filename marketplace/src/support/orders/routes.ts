import * as operations from '@besesaka/schema/support/search-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { findOrders } from './find-orders.ts';
import { readAdminOrder } from './read-admin-order.ts';

export function orderAdminRoutes(): Route[] {
  return [
    route(operations.findOrders, paged(findOrders)),
    route(operations.readAdminOrder, ({ ctx, input }) => readAdminOrder({ ctx, input: { code: input.order_id } })),
  ];
}
