import * as timing from 'node:perf_hooks';
import { cookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { createLoadShedder } from '@besesaka/schema/kernel/load-shedder.ts';
import { grantAdmin } from '#accounts/grant-admin.ts';
import { accountsRoom } from '#accounts/room.ts';
import { authenticate } from '#accounts/sessions/authenticate.ts';
import { endedAmong } from '#accounts/sessions/ended-among.ts';
import { createEndedSessions } from '#accounts/sessions/ended-sessions.ts';
import { refuseSuspended } from '#accounts/suspension/refuse-suspended.ts';
import { adminRoom } from '#admin/room.ts';
import { campaignsRoom } from '#campaigns/room.ts';
import { catalogRoom } from '#catalog/room.ts';
import { chatRoom } from '#chat/room.ts';
import { dataOfRooms } from '#data.ts';
import { helpRoom } from '#help/room.ts';
import { notificationsRoom } from '#notifications/room.ts';
import { ordersRoom } from '#orders/room.ts';
import { paymentsRoom } from '#payments/room.ts';
import { plansRoom } from '#plans/room.ts';
import type { Clock } from '#platform/base/clock.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { systemContext } from '#platform/caller/system-context.ts';
import type { Config } from '#platform/config.ts';
import type { DatabasePool } from '#platform/db/create-database.ts';
import { createDrawing, type Drawing } from '#platform/drawing/drawing.ts';
import { createDomainEvents } from '#platform/events/domain-events.ts';
import { eventRoutes } from '#platform/events/routes.ts';
import type { Files } from '#platform/files/files.ts';
import { createApp } from '#platform/http/app.ts';
import type { SharedCtx } from '#platform/http/context.ts';
import { createJobs, type JobKind, type Jobs } from '#platform/jobs.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Mailer } from '#platform/mailer/mailer.ts';
import { platformRoom } from '#platform/module/platform-room.ts';
import { describeService } from '#platform/reference/document.ts';
import { type Room, workOf } from '#platform/room.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { createPorts } from '#ports.ts';
import { reviewsRoom } from '#reviews/room.ts';
import { shopsRoom } from '#shops/room.ts';
import { wishlistRoom } from '#wishlist/room.ts';

export interface MarketplaceDeps {
  config: Config;
  db: DatabasePool;
  bus: Bus;
  files: Files;
  mailer: Mailer;
  limiter: Limiter;
  log: Logger;
  clock: Clock;
}

function createRooms(): Room[] {
  const domain: readonly Room[] = [
    accountsRoom(),
    shopsRoom(),
    paymentsRoom(),
    plansRoom(),
    catalogRoom(),
    wishlistRoom(),
    ordersRoom(),
    campaignsRoom(),
    reviewsRoom(),
    chatRoom(),
    notificationsRoom(),
    helpRoom(),
    adminRoom(),
  ];
  const purposes = domain.flatMap(({ uploads = [] }) => uploads);
  const pictures = domain.flatMap(({ pictures = [] }) => pictures);
  return [platformRoom({ purposes, pictures }), ...domain];
}

/** All kinds of work outside requests: each has a queue of that name. */
export function queueNames(): string[] {
  const names: string[] = [];
  const note = ({ name }: JobKind) => void names.push(name);
  const noContext = () => {
    throw new Error('Nothing is worked on here');
  };
  workOf(createRooms(), { handle: note, schedule: note }, noContext);
  return names;
}

/** The whole REST service, without a port: the rooms, and the work done outside requests. */
export function createMarketplace(deps: MarketplaceDeps) {
  const { config, db, mailer, log, clock } = deps;
  const drawing = createDrawing();
  const rooms = createRooms();
  const jobs = createJobs({ url: config.databaseUrl, log });
  const shared = createShared({ ...deps, drawing }, rooms, jobs);
  const endedSessions = createEndedSessions({ db, bus: deps.bus, clock });
  const context = () => systemContext(shared, clock.now());
  workOf(rooms, jobs, context);

  const routes = [...eventRoutes({ endedAmong }), ...rooms.flatMap(({ routes = [] }) => routes)];
  const described = rooms.flatMap(({ reference, routes = [] }) => (reference ? [{ ...reference, routes }] : []));
  const app = createApp({
    shared,
    db,
    now: clock.now,
    mailer,
    jobs,
    shedder: createLoadShedder(config.load, timing),
    authenticate: ({ ctx, headers }) => authenticate({ ctx, input: { headers, endedSessions } }),
    refuseSuspended,
    describe: (app) => describeService({ app, rooms: described, cookie: cookieNames(config.secure).access }),
    routes,
    routers: rooms.flatMap(({ routers = [] }) => routers),
  });

  return {
    fetch: async (request: Request, env: object = {}) => app.fetch(request, env),
    /** Every call that it answers, as the reference writes them; what stands before all calls is none. */
    calls: () => callsOf(app.routes),
    operations: routes.map(({ operation }) => operation),
    /** What rooms do at every start. */
    prepare: async () => {
      for (const { prepare } of rooms) await prepare?.({ ctx: context() });
    },
    /** What must be there before the first request; the jobs begin after it, as nobody waits for them. */
    ready: () => endedSessions.start(),
    jobs,
    grantAdmin: (email: string) => grantAdmin({ db }, email),
    /** What a request gets beside its own time, viewer and id: for work outside requests. */
    shared,
    close: async () => {
      await jobs.close();
      await endedSessions.close();
      drawing.close();
    },
  };
}

function callsOf(routes: readonly { method: string; path: string }[]): string[] {
  const calls = routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`))];
}

/** What a request gets beside its own time, viewer and id. */
function createShared(deps: MarketplaceDeps & { drawing: Drawing }, rooms: readonly Room[], jobs: Jobs): SharedCtx {
  const { db, bus, files, drawing, mailer, limiter, log, config } = deps;
  return {
    ...{ db, bus, files, drawing, mailer, limiter, log, config, jobs },
    domainEvents: createDomainEvents(
      rooms.flatMap(({ facts = [] }) => facts),
      rooms.flatMap(({ news = [] }) => news),
    ),
    dataOfTables: Object.values(dataOfRooms).flat(),
    ports: createPorts(),
  };
}

export type Marketplace = ReturnType<typeof createMarketplace>;
