import { deviceSessions } from '@besesaka/schema/accounts/resources.ts';
import { z } from '@hono/zod-openapi';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';

const list = jsonRoute({
  method: 'get',
  path: '/api/sessions',
  id: 'listSessions',
  summary: 'Where the person is logged in',
  login: 'needed',
  answer: deviceSessions,
});
const endOne = jsonRoute(
  {
    method: 'delete',
    path: '/api/sessions/{id}',
    id: 'endSession',
    suspended: 'may',
    timesAnHour: 120,
    summary: 'Log a device out',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: deviceSessions,
  },
  { params: pathParam('id', z.string(), 'The session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f') },
);
const endOthers = jsonRoute({
  method: 'delete',
  path: '/api/sessions',
  id: 'endOtherSessions',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Log all other devices out',
  login: 'needed',
  answer: deviceSessions,
});

export function sessionRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => c.json(await listSessions({ ctx: c.get('ctx') }), 200));
  router.openapi(endOne, async (c) => {
    return c.json(await endOwnSession({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200);
  });
  router.openapi(endOthers, async (c) => c.json(await endOtherSessions({ ctx: c.get('ctx') }), 200));
  return router;
}
