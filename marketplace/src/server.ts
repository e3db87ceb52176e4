import * as timing from 'node:perf_hooks';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { cookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { createLoadShedder } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { webhookBodies } from '@besesaka/schema/webhooks/bodies.ts';
import { createTokenReader } from '#accounts/api-keys/read-token.ts';
import { requireConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { requireRole } from '#accounts/is-admin.ts';
import { accountsModule } from '#accounts/module.ts';
import { requireFreshPassword } from '#accounts/own-password.ts';
import { authenticate } from '#accounts/sessions/authenticate.ts';
import { endedAmong } from '#accounts/sessions/ended-among.ts';
import { createEndedSessions } from '#accounts/sessions/ended-sessions.ts';
import { refuseSuspended } from '#accounts/suspension/refuse-suspended.ts';
import { adminModule } from '#admin/module.ts';
import { campaignsModule } from '#campaigns/module.ts';
import { catalogModule } from '#catalog/module.ts';
import { chatModule } from '#chat/module.ts';
import { dataOfModules } from '#data.ts';
import { helpModule } from '#help/module.ts';
import { notificationsModule } from '#notifications/module.ts';
import { ordersModule } from '#orders/module.ts';
import { paymentsModule } from '#payments/module.ts';
import { payoutsModule } from '#payouts/module.ts';
import { plansModule } from '#plans/module.ts';
import type { Clock } from '#platform/base/clock.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { systemContext } from '#platform/caller/system-context.ts';
import type { Config } from '#platform/config.ts';
import type { Ctx } from '#platform/context.ts';
import type { DatabasePool } from '#platform/db/create-database.ts';
import type { Replica } from '#platform/db/replica.ts';
import { createDrawing, type Drawing } from '#platform/drawing/drawing.ts';
import { createDomainEvents } from '#platform/events/domain-events.ts';
import { eventRoutes } from '#platform/events/routes.ts';
import type { Files } from '#platform/files/files.ts';
import { createApp } from '#platform/http/app.ts';
import type { SharedCtx } from '#platform/http/context.ts';
import type { Router } from '#platform/http/router.ts';
import { createJobs, type JobKind, type Jobs } from '#platform/jobs.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Mailer } from '#platform/mailer/mailer.ts';
import { platformModule } from '#platform/module/platform-module.ts';
import { type Module, registerBackgroundWork } from '#platform/module.ts';
import { createApiDocument, type DescribedModule } from '#platform/reference/document.ts';
import { createSettings } from '#platform/settings/settings.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { createWorkers } from '#platform/worker.ts';
import { createPorts } from '#ports.ts';
import { reviewsModule } from '#reviews/module.ts';
import { shopsModule } from '#shops/module.ts';
import { webhooksModule } from '#webhooks/module.ts';
import { wishlistModule } from '#wishlist/module.ts';

export interface MarketplaceDeps {
  config: Config;
  db: DatabasePool;
  bus: Bus;
  files: Files;
  mailer: Mailer;
  limiter: Limiter;
  log: Logger;
  clock: Clock;
  replica?: Replica | null;
}

function createModules(): Module[] {
  const domain: readonly Module[] = [
    accountsModule(),
    shopsModule(),
    paymentsModule(),
    plansModule(),
    catalogModule(),
    wishlistModule(),
    ordersModule(),
    payoutsModule(),
    campaignsModule(),
    reviewsModule(),
    chatModule(),
    notificationsModule(),
    helpModule(),
    adminModule(),
    webhooksModule(),
  ];
  const purposes = domain.flatMap(({ uploads = [] }) => uploads);
  const pictures = domain.flatMap(({ pictures = [] }) => pictures);
  return [platformModule({ purposes, pictures }), ...domain];
}

/** The names of all queues: one for each kind of background work. */
export function queueNames(): string[] {
  const names: string[] = [];
  const note = ({ name }: JobKind) => void names.push(name);
  const noContext = () => {
    throw new Error('queueNames does not run jobs');
  };
  registerBackgroundWork(createModules(), { handle: note, schedule: note }, noContext);
  return names;
}

/** The checks of operations that ask for `fresh` or `confirmed`, or name an area. */
const sensitive = {
  requireRole,
  requireFreshPassword,
  requireConfirmed: (ctx: Ctx) => requireConfirmed(ctx, accountTexts.confirmToCreateCredentials),
};

/** The whole REST service without a port: the modules and their background work. */
export function createMarketplace(deps: MarketplaceDeps) {
  const { config, db, mailer, log, clock } = deps;
  const drawing = createDrawing();
  const modules = createModules();
  const jobs = createJobs({ url: config.databaseUrl, log });
  const shared = createShared({ ...deps, drawing }, modules, jobs);
  const endedSessions = createEndedSessions({ db, bus: deps.bus, clock });
  const readToken = createTokenReader();
  const context = () => systemContext(shared, clock.now());
  registerBackgroundWork(modules, jobs, context);
  const workers = createWorkers(
    modules.flatMap(({ workers = [] }) => workers),
    context,
  );

  const routes = [...eventRoutes({ endedAmong }), ...modules.flatMap(({ routes = [] }) => routes)];
  const described = modules.flatMap(({ reference, routes = [] }) => (reference ? [{ ...reference, routes }] : []));
  const app = createApp({
    shared,
    db,
    now: clock.now,
    mailer,
    jobs,
    shedder: createLoadShedder(config.load, timing),
    authenticate: ({ ctx, headers }) => authenticate({ ctx, input: { headers, endedSessions, readToken } }),
    refuseSuspended,
    sensitive,
    describe: (app) => describeApi(app, described, config.secure),
    routes,
    routers: modules.flatMap(({ routers = [] }) => routers),
    replica: deps.replica ?? null,
    gauges: modules.flatMap(({ gauges = [] }) => gauges),
  });

  return {
    fetch: async (request: Request, env: object = {}) => app.fetch(request, env),
    /** All operations, as the API reference has them; middleware is not one. */
    calls: () => callsOf(app.routes),
    operations: routes.map(({ operation }) => operation),
    /** Runs the modules' `prepare` at every start. */
    prepare: async () => {
      await shared.settings.start();
      for (const { prepare } of modules) await prepare?.({ ctx: context() });
    },
    /** Must be complete before the first request. Jobs start afterwards, because no request waits for them. */
    ready: async () => void (await Promise.all([shared.settings.start(), endedSessions.start()])),
    jobs,
    /** The context without the request's time, viewer and id, for background work. */
    shared,
    workers,
    close: async () => {
      await workers.close();
      await jobs.close();
      await Promise.all([endedSessions.close(), shared.settings.close()]);
      drawing.close();
    },
  };
}

function callsOf(routes: readonly { method: string; path: string }[]): string[] {
  const calls = routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`))];
}

/** Creates the part of the context that all requests share. */
function createShared(deps: MarketplaceDeps & { drawing: Drawing }, modules: readonly Module[], jobs: Jobs): SharedCtx {
  const { db, bus, files, drawing, mailer, limiter, log, config } = deps;
  return {
    db,
    bus,
    files,
    drawing,
    mailer,
    limiter,
    log,
    config,
    settings: createSettings({ ...deps, defaults: config.settings }),
    jobs,
    domainEvents: createDomainEvents(
      modules.flatMap(({ handlers = [] }) => handlers),
      modules.flatMap(({ asyncHandlers = [] }) => asyncHandlers),
    ),
    dataOfTables: Object.values(dataOfModules).flat(),
    ports: createPorts(),
  };
}

export type Marketplace = ReturnType<typeof createMarketplace>;

function describeApi(app: Router, modules: readonly DescribedModule[], isSecure: boolean) {
  return createApiDocument({ app, modules, webhooks: webhookBodies, cookie: cookieNames(isSecure).access });
}
