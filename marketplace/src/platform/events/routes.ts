import { eventsAnswer, eventsQuery, headsAnswer, headsInput } from '@besesaka/schema/kernel/events.ts';
import type { MiddlewareHandler } from 'hono';
import type { Ctx } from '#platform/context.ts';
import { Forbidden } from '#platform/errors.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { readEvents } from './read-events.ts';
import { readHeads } from './read-heads.ts';

export interface EventRoutesDeps {
  /** Sessions are the accounts room's; the platform only hands the question on. */
  endedAmong: (args: { ctx: Ctx; input: { sessions: string[] } }) => Promise<string[]>;
}

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/events',
    id: 'readEvents',
    summary: "A person's logged events",
    answer: eventsAnswer,
  },
  { query: eventsQuery },
);

const heads = jsonRoute(
  {
    method: 'post',
    path: '/api/events/heads',
    id: 'readHeads',
    suspended: 'may',
    summary: 'Last numbers, and ended sessions',
    answer: headsAnswer,
    // All who are connected to one BFF.
    body: { bytes: 2 * 1024 * 1024 },
  },
  jsonBody(headsInput),
);

const serviceOnly: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (!c.get('service')) throw new Forbidden();
  await next();
};

/** The event log for the services that carry it to people. */
export function eventRoutes({ endedAmong }: EventRoutesDeps): Router {
  const router = createRouter();
  router.use('/api/events', serviceOnly);
  router.use('/api/events/*', serviceOnly);
  router.openapi(list, async (c) => c.json(await readEvents({ ctx: c.get('ctx'), input: c.req.valid('query') }), 200));
  router.openapi(heads, async (c) => {
    const ctx = c.get('ctx');
    const { users, sessions } = c.req.valid('json');
    const [heads, ended] = await Promise.all([
      readHeads({ ctx, input: { users } }),
      endedAmong({ ctx, input: { sessions } }),
    ]);
    return c.json({ heads, ended }, 200);
  });
  return router;
}
