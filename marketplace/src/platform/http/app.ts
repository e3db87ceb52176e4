import type { LoadShedder } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { type ApiDocument, partOfDocument } from '#platform/base/part-of-document.ts';
import type { DatabasePool } from '#platform/db/create-database.ts';
import type { Replica } from '#platform/db/replica.ts';
import type { StoredGauge } from '#platform/http/health/stored-gauges.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mailer/mailer.ts';
import { checkOrigin } from './check-origin.ts';
import { type ContextDeps, requestContext, viewerContext } from './context.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { answerError } from './errors.ts';
import { guardSensitive, guardWrites, limitReads, limitTokens, limitWrites, requireLogin } from './guard-calls.ts';
import { healthRoutes } from './health/health-routes.ts';
import { createMetrics } from './health/metrics.ts';
import type { HttpEnv } from './http-env.ts';
import { createKnownCalls } from './known-calls.ts';
import { storedMailRoutes } from './mail-routes.ts';
import { notFound } from './not-found.ts';
import { checkAddress, parseBodies } from './parse-body.ts';
import { addRoute, type Route } from './route.ts';
import { createRouter, type Router } from './router.ts';
import { securityHeaders } from './security-headers.ts';
import { acquireSlot, refuseWhenFull } from './shed-load.ts';

interface AppDeps extends ContextDeps {
  db: DatabasePool;
  mailer: Mailer;
  jobs: Pick<Jobs, 'status'>;
  shedder: LoadShedder;
  /** The check that runs before actions that suspended users may not do. */
  refuseSuspended: Parameters<typeof guardWrites>[0]['refuseSuspended'];
  /** The checks that operations with `fresh` and `confirmed` ask for. */
  sensitive: Omit<Parameters<typeof guardSensitive>[0], 'calls'>;
  routes: readonly Route[];
  /** Pages and pictures, which are not operations. They come first, so they may run before a route. */
  routers: readonly Router[];
  gauges: readonly StoredGauge[];
  replica: Replica | null;
  /** Generates the API reference of all routes. */
  describe(app: Router): ApiDocument;
}

/** The checks that every request passes, in order, and the routes behind them. */
export function createApp({
  shared,
  db,
  now,
  mailer,
  jobs,
  shedder,
  authenticate,
  refuseSuspended,
  sensitive,
  routes,
  routers,
  gauges,
  replica,
  describe,
}: AppDeps): Router {
  const { config, bus } = shared;
  const metrics = createMetrics({ db, bus, shedder, log: shared.log, gauges });
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
  app.use(checkOrigin({ publicUrl: config.publicUrl, calls }));
  app.use(checkAddress());
  app.use(viewerContext({ authenticate }));
  app.use(limitReads({ calls }));
  app.use(limitTokens({ calls }));
  app.use(requireLogin({ calls }));
  app.use(limitWrites({ calls, limiter: shared.limiter }));
  app.use(parseBodies(calls));
  app.use(acquireSlot(shedder, calls));
  app.use(guardWrites({ calls, refuseSuspended }));
  app.use(guardSensitive({ calls, ...sensitive }));

  for (const router of routers) app.route('/', router);
  for (const one of routes) addRoute(app, one, replica);
  if (mailer.stored && config.devPages) app.route('/', storedMailRoutes(mailer.stored));
  const reference = once(() => describe(app));
  app.get('/api/openapi.json', etag(), (c) => {
    const module = c.req.query('module');
    const document = module === undefined ? reference() : partOfDocument(reference(), module);
    return document ? c.json(document, 200, { 'cache-control': 'public, max-age=60' }) : c.notFound();
  });
  app.route('/', docsRoutes({ reference }));
  return app;
}

/** The reference is generated on the first request; the routes do not change afterwards. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Uploads include identity documents, so only the audit log records who viewed which. */
const withoutUpload = (path: string) => path.replace(/^(\/api\/uploads\/).+/, '$1…');

/** Logs one line per request without its query, because search terms and addresses are private. */
function accessLog(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { log, viewer } = c.get('ctx');
    const { method, path } = c.req;
    log.info({ method, path: withoutUpload(path), status: c.res.status, ms, user: viewer?.userId }, 'request');
  };
}
