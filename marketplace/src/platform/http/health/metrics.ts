import type { LoadShedder } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Bus } from '#platform/bus/bus.ts';
import type { DatabasePool } from '#platform/db/create-database.ts';
import { registerStoredGauges, type StoredGauge } from '#platform/http/health/stored-gauges.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import type { Logger } from '#platform/telemetry/log.ts';

export type Metrics = ReturnType<typeof createMetrics>;

interface MetricsDeps {
  db: DatabasePool;
  bus: Bus;
  shedder: LoadShedder;
  log: Logger;
  gauges: readonly StoredGauge[];
}

/** Each instance counts in its own registry. */
export function createMetrics({ db, bus, shedder, log, gauges }: MetricsDeps) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Counter({
    name: 'bus_publication_failures_total',
    help: 'Publications that did not reach Redis',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(bus.failures());
    },
  });
  new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because there were too many at once',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(shedder.refused());
    },
  });
  new Gauge({
    name: 'bus_up',
    help: '1 while the bus is connected',
    registers: [registry],
    collect() {
      this.set(bus.status() === 'up' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  registerStoredGauges(gauges, { db, log, registry });
  const measure: MiddlewareHandler<HttpEnv> = async (c, next) => {
    const end = requests.startTimer();
    await next();
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none';
    end({ method: c.req.method, route, status: c.res.status });
  };
  return { registry, measure };
}
