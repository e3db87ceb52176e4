import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { applicationsQuery, decisionInput } from '@besesaka/schema/shops/inputs.ts';
import { application, applicationList } from '@besesaka/schema/shops/resources.ts';
import { z } from '@hono/zod-openapi';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { decideApplication } from './decide-application.ts';
import { listApplications } from './list-applications.ts';
import { readApplication } from './read-application.ts';

const params = pathParam('id', z.uuid(), 'Of the application', examples.application);

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/admin/applications',
    id: 'listApplications',
    summary: 'For admins: the applications of sellers',
    login: 'needed',
    refuses: ['FORBIDDEN'],
    answer: applicationList,
  },
  { query: applicationsQuery },
);

const read = jsonRoute(
  {
    method: 'get',
    path: '/api/admin/applications/{id}',
    id: 'readApplication',
    summary: 'For admins: all of an application; each reading is audited',
    login: 'needed',
    refuses: ['FORBIDDEN'],
    answer: application,
  },
  { params },
);

const decide = jsonRoute(
  {
    method: 'post',
    path: '/api/admin/applications/{id}/decision',
    id: 'decideApplication',
    suspended: 'refused',
    summary: 'For admins: verify a seller, turn the application down, or take the verification back',
    login: 'needed',
    refuses: ['REFUSED', 'FORBIDDEN'],
    answer: application,
  },
  { params, ...jsonBody(decisionInput) },
);

export function applicationAdminRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await listApplications({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(read, async (c) =>
    c.json(await readApplication({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(decide, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await decideApplication({ ctx: c.get('ctx'), input }), 200);
  });
  return router;
}
