import { dashboardMetrics } from '@besesaka/schema/orders/metrics.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { readMetrics } from './read-metrics.ts';

const metrics = jsonRoute({
  method: 'get',
  path: '/api/dashboard/metrics',
  id: 'readMetrics',
  summary: "A seller's sales by month, and what wants attention now",
  login: 'needed',
  answer: dashboardMetrics,
});

export function dashboardRoutes(): Router {
  const router = createRouter();
  router.openapi(metrics, async (c) => c.json(await readMetrics({ ctx: c.get('ctx') }), 200));
  return router;
}
