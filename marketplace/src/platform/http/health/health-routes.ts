import { sql } from 'drizzle-orm';
import { within } from '#platform/base/within.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { DatabasePool } from '#platform/db/create-database.ts';
import { createRouter, type Router } from '#platform/http/router.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Metrics } from './metrics.ts';

const patienceMs = 2_000;

interface Deps {
  db: DatabasePool;
  bus: Bus;
  jobs: Pick<Jobs, 'status'>;
  metrics: Metrics;
}

/** Liveness, readiness and metrics. Only machines call them, so they are not in the API reference. */
export function healthRoutes({ db, bus, jobs, metrics }: Deps): Router {
  const router = createRouter();
  router.get('/healthz', (c) => c.json({ status: 'ok' }));
  router.get('/readyz', async (c) => {
    const parts = { bus: bus.status(), jobs: jobs.status() };
    if (!(await answers(db))) return c.json({ status: 'unavailable', database: 'down', ...parts }, 503);
    const status = Object.values(parts).includes('down') ? 'degraded' : 'ok';
    return c.json({ status, database: 'up', ...parts });
  });
  router.get('/metrics', async (c) => {
    if (c.get('proxied')) return c.notFound();
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
  return router;
}

function answers(db: DatabasePool): Promise<boolean> {
  return within(patienceMs, db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
}
