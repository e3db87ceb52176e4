import { waitingWork } from '@besesaka/schema/support/desk.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { readDesk } from './read-desk.ts';

const read = jsonRoute({
  method: 'get',
  path: '/api/admin/desk',
  id: 'readDesk',
  summary: 'For admins: how much waits for them',
  login: 'needed',
  refuses: ['FORBIDDEN'],
  answer: waitingWork,
});

export function deskRoutes(): Router {
  const router = createRouter();
  router.openapi(read, async (c) => c.json(await readDesk({ ctx: c.get('ctx') }), 200));
  return router;
}
