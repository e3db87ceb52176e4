import type { LoadShedder } from '@besesaka/schema/kernel/load-shedder.ts';
import type { DatabasePool } from '#platform/db/create-database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mailer/mailer.ts';
import { accessLog } from './access-log.ts';
import { checkOrigin } from './check-origin.ts';
import { type ContextDeps, requestContext, viewerContext } from './context.ts';
import { docsRoutes } from './docs-routes.ts';
import { answerError } from './errors.ts';
import { guardWrites, limitWrites, requireLogin } from './guard-calls.ts';
import { healthRoutes } from './health-routes.ts';
import { createKnownCalls } from './known-calls.ts';
import { keptMailRoutes } from './mail-routes.ts';
import { createMetrics } from './metrics.ts';
import { notFound } from './not-found.ts';
import { addRoute, type Route } from './route.ts';
import { createRouter, type Router } from './router.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseWhenFull, takePlace } from './shed-load.ts';
import { checkAddress, takeBodies } from './take-body.ts';

interface AppDeps extends ContextDeps {
  db: DatabasePool;
  mailer: Mailer;
  jobs: Pick<Jobs, 'status'>;
  shedder: LoadShedder;
  /** Stands before what a suspended person may not do. */
  refuseSuspended: Parameters<typeof guardWrites>[0]['refuseSuspended'];
  routes: readonly Route[];
  /** What is no operation: pages and pictures. They come first, so they may stand before a route. */
  routers: readonly Router[];
  /** Draws the reference of all routes. */
  describe(app: Router): object;
}

/** The order of the checks every request passes, and all routes behind them. */
export function createApp({
  shared,
  db,
  now,
  mailer,
  jobs,
  shedder,
  authenticate,
  refuseSuspended,
  routes,
  routers,
  describe,
}: AppDeps): Router {
  const { config, bus } = shared;
  const metrics = createMetrics({ bus, shedder });
  const app = createRouter();
  const calls = createKnownCalls(routes.map(({ operation }) => operation));
  app.onError(answerError);
  app.notFound(notFound(app));
  app.use(requestContext({ shared, now }));
  app.use(securityHeaders({ secure: config.secure }));
  app.route('/', healthRoutes({ db, bus, jobs, metrics }));
  app.use(refuseWhenFull(shedder));
  app.use(metrics.measure);
  app.use(accessLog());
  app.use(checkOrigin({ publicUrl: config.publicUrl }));
  app.use(checkAddress());
  app.use(viewerContext({ authenticate }));
  app.use(requireLogin({ calls }));
  app.use(limitWrites({ calls, limiter: shared.limiter }));
  app.use(takeBodies(calls));
  app.use(takePlace(shedder, calls));
  app.use(guardWrites({ calls, refuseSuspended }));

  for (const router of routers) app.route('/', router);
  for (const one of routes) addRoute(app, one);
  if (mailer.kept && config.devPages) app.route('/', keptMailRoutes(mailer.kept));
  const reference = once(() => describe(app));
  app.get('/api/openapi.json', (c) => c.json(reference()));
  app.route('/', docsRoutes());
  return app;
}

/** The description is drawn when first asked for, from routes that never change afterwards. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
