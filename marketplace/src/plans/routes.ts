import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { subscriptionInput } from '@besesaka/schema/plans/inputs.ts';
import { planConfig, subscription, subscriptionList } from '@besesaka/schema/plans/resources.ts';
import { z } from '@hono/zod-openapi';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { cancelPlan, toggleAutoRenew } from './change-plan.ts';
import { choosePlan } from './choose-plan.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { readPlanConfig } from './read-plan-config.ts';

const config = jsonRoute({
  method: 'get',
  path: '/api/config/user-subscription-config',
  id: 'readPlanConfig',
  summary: 'Plans, prices and limits for sellers',
  login: 'needed',
  answer: planConfig,
});
const list = jsonRoute({
  method: 'get',
  path: '/api/subscriptions',
  id: 'listSubscriptions',
  summary: "The seller's plans: what runs, what waits, what was",
  login: 'needed',
  answer: subscriptionList,
});
const choose = jsonRoute(
  {
    method: 'post',
    path: '/api/subscriptions',
    id: 'choosePlan',
    suspended: 'refused',
    timesAnHour: 60,
    summary: 'Choose a plan; it runs once it is paid',
    login: 'needed',
    refuses: ['FORBIDDEN'],
    answer: subscription,
    status: 201,
  },
  jsonBody(subscriptionInput),
);
const params = pathParam('id', z.string().max(100), 'Of the subscription', examples.subscription);
const upgrade = jsonRoute(
  {
    method: 'put',
    path: '/api/subscriptions/{id}/upgrade',
    id: 'upgradePlan',
    suspended: 'refused',
    timesAnHour: 60,
    summary: 'Choose a plan beside the one that runs; once it is paid it takes over, and what is left is added',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED'],
    answer: subscription,
    status: 201,
  },
  { params, ...jsonBody(subscriptionInput) },
);
const toggle = jsonRoute(
  {
    method: 'post',
    path: '/api/subscriptions/{id}/toggle_auto_renew',
    id: 'toggleAutoRenew',
    suspended: 'may',
    timesAnHour: 60,
    summary: 'Switch the renewal of the plan that runs',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED'],
    answer: subscription,
  },
  { params },
);
const cancel = jsonRoute(
  {
    method: 'post',
    path: '/api/subscriptions/{id}/cancel',
    id: 'cancelPlan',
    suspended: 'may',
    timesAnHour: 60,
    summary: 'End the plan that runs at once; the seller becomes unverified',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED'],
    answer: subscription,
  },
  { params },
);

export function planRoutes(): Router {
  const router = createRouter();
  router.openapi(config, async (c) => {
    const ctx = c.get('ctx');
    requireViewer(ctx);
    return c.json(readPlanConfig({ ctx }), 200);
  });
  router.openapi(list, async (c) => c.json(await listSubscriptions({ ctx: c.get('ctx') }), 200));
  router.openapi(choose, async (c) => c.json(await choosePlan({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201));
  router.openapi(upgrade, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await choosePlan({ ctx: c.get('ctx'), input }), 201);
  });
  router.openapi(toggle, async (c) =>
    c.json(await toggleAutoRenew({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(cancel, async (c) =>
    c.json(await cancelPlan({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  return router;
}
