import { sql } from 'drizzle-orm';
import type { Bus } from '#platform/bus/bus.ts';
import type { DatabasePool } from '#platform/db/database.ts';
import type { Metrics } from './metrics.ts';
import { createRouter, type Router } from './router.ts';

const patienceMs = 2_000;

/** Is the process up, can it serve, and how is it doing: asked by machines, so they stay out of the documentation. */
export function healthRoutes({ db, bus, metrics }: { db: DatabasePool; bus: Bus; metrics: Metrics }): Router {
  const router = createRouter();
  router.get('/healthz', (c) => c.json({ status: 'ok' }));
  router.get('/readyz', async (c) => {
    if (!(await answers(db))) return c.json({ status: 'unavailable', database: 'down', bus: bus.status() }, 503);
    const status = bus.status() === 'up' ? 'ok' : 'degraded';
    return c.json({ status, database: 'up', bus: bus.status() });
  });
  router.get('/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  );
  return router;
}

async function answers(db: DatabasePool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((done) => {
    timer = setTimeout(done, patienceMs, false);
  });
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}
