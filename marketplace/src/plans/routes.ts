import { planConfig } from '@besesaka/schema/plans/resources.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { readPlanConfig } from './read-plan-config.ts';

const config = jsonRoute({
  method: 'get',
  path: '/api/config/user-subscription-config',
  id: 'readPlanConfig',
  summary: 'Plans, prices and limits for sellers',
  login: 'needed',
  answer: planConfig,
});

export function planRoutes(): Router {
  const router = createRouter();
  router.openapi(config, async (c) => {
    const ctx = c.get('ctx');
    requireViewer(ctx);
    return c.json(readPlanConfig({ ctx }), 200);
  });
  return router;
}
