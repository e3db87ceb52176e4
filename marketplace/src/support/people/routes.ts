import { suspensionInput } from '@besesaka/schema/accounts/suspension.ts';
import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { peopleQuery, personList, personNoteInput, personRecord } from '@besesaka/schema/support/people.ts';
import { z } from '@hono/zod-openapi';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { endAllSessionsOf, endSessionOf, lift, noteAboutPerson, suspend } from './act-on-person.ts';
import { findPeople } from './find-people.ts';
import { readPerson } from './read-person.ts';

const params = pathParam('id', z.uuid(), 'Of the person', examples.buyer);
const session = params.extend(
  pathParam('session', z.uuid(), 'Of the session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f').shape,
);
const one = { login: 'needed', refuses: ['FORBIDDEN', 'NOT_FOUND'], answer: personRecord } as const;

const find = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/people', id: 'findPeople', login: 'needed', refuses: ['FORBIDDEN'] },
    summary: 'For admins: people by their name, e-mail address, telephone number or shop; each search is audited',
    answer: personList,
  },
  { query: peopleQuery },
);
const read = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/people/{id}', id: 'readPerson', ...one },
    summary: 'For admins: how somebody stands, where they are logged in and what was reported about them; audited',
  },
  { params },
);
const suspension = jsonRoute(
  {
    ...{ method: 'put', path: '/api/admin/people/{id}/suspension', id: 'suspendPerson', suspended: 'refused', ...one },
    summary: 'For admins: let somebody read, finish their orders and write to us, and nothing else',
  },
  { params, ...jsonBody(suspensionInput) },
);
const lifted = jsonRoute(
  {
    ...{
      method: 'delete',
      path: '/api/admin/people/{id}/suspension',
      id: 'liftSuspension',
      suspended: 'refused',
      ...one,
    },
    ...{ refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'], summary: 'For admins: let somebody trade again' },
  },
  { params },
);
const endOne = jsonRoute(
  {
    ...{
      method: 'delete',
      path: '/api/admin/people/{id}/sessions/{session}',
      id: 'endSessionOfPerson',
      suspended: 'refused',
      ...one,
    },
    summary: 'For admins: log a device of somebody out',
  },
  { params: session },
);
const endAll = jsonRoute(
  {
    ...{
      method: 'delete',
      path: '/api/admin/people/{id}/sessions',
      id: 'endSessionsOfPerson',
      suspended: 'refused',
      ...one,
    },
    summary: 'For admins: log somebody out everywhere',
  },
  { params },
);

const note = jsonRoute(
  {
    ...{ method: 'post', path: '/api/admin/people/{id}/notes', id: 'noteAboutPerson', suspended: 'refused', ...one },
    summary: 'For admins: note something about somebody, for other admins',
  },
  { params, ...jsonBody(personNoteInput) },
);

export function peopleRoutes(): Router {
  const router = createRouter();
  router.openapi(find, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await findPeople({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(read, async (c) => c.json(await readPerson({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(suspension, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await suspend({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(lifted, async (c) => c.json(await lift({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(note, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await noteAboutPerson({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(endOne, async (c) => {
    return c.json(await endSessionOf({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200);
  });
  router.openapi(endAll, async (c) => {
    return c.json(await endAllSessionsOf({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200);
  });
  return router;
}
