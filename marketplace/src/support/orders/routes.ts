import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { adminOrder, adminOrderList, adminOrdersQuery } from '@besesaka/schema/support/orders.ts';
import { z } from '@hono/zod-openapi';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { findOrders } from './find-orders.ts';
import { readAdminOrder } from './read-admin-order.ts';

const orderCode = z
  .string()
  .max(40)
  .transform((code) => code.toUpperCase());

const find = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/orders', id: 'findOrders', answer: adminOrderList },
    ...{ login: 'needed', refuses: ['FORBIDDEN'] },
    summary: 'For admins: orders by their number, buyer or shop; each search is audited',
  },
  { query: adminOrdersQuery },
);
const read = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/orders/{order_id}', id: 'readAdminOrder', answer: adminOrder },
    ...{ login: 'needed', refuses: ['FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: an order with both its sides; each look is audited',
  },
  { params: pathParam('order_id', orderCode, 'Number of the order', examples.order) },
);

export function orderAdminRoutes(): Router {
  const router = createRouter();
  router.openapi(find, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await findOrders({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(read, async (c) => {
    const input = { code: c.req.valid('param').order_id };
    return c.json(await readAdminOrder({ ctx: c.get('ctx'), input }), 200);
  });
  return router;
}
