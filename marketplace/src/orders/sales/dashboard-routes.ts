import { dashboardMetrics, pickList, productDays } from '@besesaka/schema/orders/metrics.ts';
import { slugParams } from '#catalog/slug-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { readMetrics } from './read-metrics.ts';
import { readPickList } from './read-pick-list.ts';
import { readProductDays } from './read-product-days.ts';

const metrics = jsonRoute({
  method: 'get',
  path: '/api/dashboard/metrics',
  id: 'readMetrics',
  summary: "A seller's sales by month, and what wants attention now",
  login: 'needed',
  answer: dashboardMetrics,
});

const picks = jsonRoute({
  method: 'get',
  path: '/api/dashboard/pick-list',
  id: 'readPickList',
  summary: "What to take off the shelf for a seller's accepted orders",
  login: 'needed',
  answer: pickList,
});

const days = jsonRoute(
  {
    method: 'get',
    path: '/api/dashboard/products/{slug}/days',
    id: 'readProductDays',
    summary: 'How often an own product was looked at and ordered, day by day',
    login: 'needed',
    answer: productDays,
  },
  { params: slugParams },
);

export function dashboardRoutes(): Router {
  const router = createRouter();
  router.openapi(metrics, async (c) => c.json(await readMetrics({ ctx: c.get('ctx') }), 200));
  router.openapi(picks, async (c) => c.json(await readPickList({ ctx: c.get('ctx') }), 200));
  router.openapi(days, async (c) =>
    c.json(await readProductDays({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  return router;
}
