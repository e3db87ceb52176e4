import { authenticate } from '#accounts/authenticate.ts';
import { endedAmong } from '#accounts/ended-among.ts';
import { createEndedSessions } from '#accounts/ended-sessions.ts';
import { pruneSessions, pruneSessionsJob } from '#accounts/prune-sessions.ts';
import { meEnricher } from '#accounts/read-me.ts';
import { accountRoutes } from '#accounts/routes.ts';
import { addProductCount } from '#catalog/add-product-count.ts';
import { foldViews, foldViewsJob, pruneViews, pruneViewsJob } from '#catalog/fold-views.ts';
import { catalogRoutes } from '#catalog/routes.ts';
import { syncCategories } from '#catalog/sync-categories.ts';
import { mailUnread, mailUnreadJob } from '#chat/mail-unread.ts';
import { pictureRoutes } from '#chat/picture-routes.ts';
import { chatRoutes } from '#chat/routes.ts';
import { tellOrderStep } from '#chat/tell-order-step.ts';
import { mailNoticeJob, writeNoticeMail } from '#notifications/notice-mail.ts';
import { notifier } from '#notifications/notifier.ts';
import { pruneNotifications, pruneNotificationsJob } from '#notifications/prune-notifications.ts';
import { notificationRoutes } from '#notifications/routes.ts';
import { dashboardRoutes } from '#orders/dashboard-routes.ts';
import { ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
import { moveDueOrders, moveDueOrdersJob } from '#orders/move-due-orders.ts';
import { orderRoutes } from '#orders/routes.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { DatabasePool } from '#platform/db/database.ts';
import { createEnrichers } from '#platform/enrichers.ts';
import { createDomainEvents } from '#platform/events/domain-events.ts';
import { closedBuffer } from '#platform/events/event-buffer.ts';
import { pruneEvents, pruneEventsJob } from '#platform/events/prune-events.ts';
import { eventRoutes } from '#platform/events/routes.ts';
import type { Files } from '#platform/files/files.ts';
import { removeFiles, removeFilesJob } from '#platform/files/remove-files.ts';
import { createApp } from '#platform/http/app.ts';
import type { SharedCtx } from '#platform/http/context.ts';
import { pruneKeys, pruneKeysJob } from '#platform/idempotency/prune-keys.ts';
import { createJobs } from '#platform/jobs.ts';
import type { Limiter } from '#platform/limiter.ts';
import { createLoadShedder } from '#platform/load-shedder.ts';
import type { Logger } from '#platform/log.ts';
import { type Mailer, mailJob } from '#platform/mailer/mailer.ts';
import { createDrawing } from '#platform/media/drawing.ts';
import { mediaRoutes } from '#platform/media/routes.ts';
import { closedNotices } from '#platform/notify.ts';
import { systemContext } from '#platform/system-context.ts';
import { sweepUploads, sweepUploadsJob } from '#platform/uploads/sweep-uploads.ts';
import { reviewRoutes } from '#reviews/routes.ts';
import { addOwnShop } from '#shops/add-own-shop.ts';
import { shopEnricher } from '#shops/read-shop.ts';
import { shopRoutes } from '#shops/routes.ts';

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

/** The whole REST service, without a port: rooms, what they do for each other, and the work done outside requests. */
export function createMarketplace(deps: MarketplaceDeps) {
  const { config, db, bus, files, mailer, limiter, log, clock } = deps;
  const drawing = createDrawing();
  const jobs = createJobs({ url: config.databaseUrl, log });
  const domainEvents = createDomainEvents();
  const enrichers = createEnrichers();
  const shared: SharedCtx = {
    db,
    bus,
    files,
    limiter,
    log,
    config,
    jobs,
    domainEvents,
    enrichers,
    events: closedBuffer,
    notifier,
    ...closedNotices,
  };
  const endedSessions = createEndedSessions({ db, bus, clock });

  enrichers.on(meEnricher, addOwnShop);
  enrichers.on(shopEnricher, addProductCount);
  domainEvents.on(ordersPlaced, tellOrderStep);
  domainEvents.on(ordersChanged, tellOrderStep);
  jobs.handle(mailJob, (mail) => mailer.deliver(mail));
  jobs.handle(mailNoticeJob, async (input) => {
    const mail = await writeNoticeMail({ ctx: systemContext(shared, clock.now()), input });
    if (mail) await mailer.deliver(mail);
  });
  jobs.schedule(pruneEventsJob, '17 3 * * *', () => pruneEvents({ ctx: { db, now: clock.now() } }));
  jobs.schedule(pruneKeysJob, '27 3 * * *', () => pruneKeys({ ctx: { db, now: clock.now() } }));
  jobs.schedule(sweepUploadsJob, '37 3 * * *', async () => {
    await sweepUploads({ ctx: { db, files, log, now: clock.now() } });
  });
  jobs.schedule(removeFilesJob, '*/10 * * * *', async () => {
    await removeFiles({ ctx: { db, files, log, now: clock.now() } });
  });
  jobs.schedule(pruneSessionsJob, '57 3 * * *', () => pruneSessions({ ctx: { db, now: clock.now() } }));
  jobs.schedule(foldViewsJob, '* * * * *', async () => {
    await foldViews({ ctx: { db } });
  });
  jobs.schedule(pruneViewsJob, '7 4 * * *', () => pruneViews({ ctx: { db, now: clock.now() } }));
  jobs.schedule(mailUnreadJob, '* * * * *', async () => {
    await mailUnread({ ctx: systemContext(shared, clock.now()) });
  });
  jobs.schedule(pruneNotificationsJob, '47 3 * * *', async () => {
    await pruneNotifications({ ctx: systemContext(shared, clock.now()) });
  });
  jobs.schedule(moveDueOrdersJob, '* * * * *', async () => {
    await moveDueOrders({ ctx: systemContext(shared, clock.now()) });
  });

  const app = createApp({
    shared,
    db,
    now: clock.now,
    mailer,
    jobs,
    shedder: createLoadShedder(config.load),
    authenticate: ({ ctx, headers }) => authenticate({ ctx, input: { headers, endedSessions } }),
    rooms: [
      eventRoutes({ endedAmong }),
      accountRoutes(),
      shopRoutes(),
      catalogRoutes(),
      reviewRoutes(),
      orderRoutes(),
      dashboardRoutes(),
      pictureRoutes({ drawing }),
      chatRoutes(),
      notificationRoutes(),
      mediaRoutes({ drawing }),
    ],
  });

  return {
    fetch: async (request: Request, env: object = {}) => app.fetch(request, env),
    /** Brings what the house itself puts into the database, at every start. */
    prepare: () => syncCategories({ ctx: { db } }),
    /** What must be there before the first request; the jobs begin after it, as nobody waits for them. */
    ready: () => endedSessions.start(),
    jobs,
    /** What a request gets beside its own time, viewer and id: for work outside requests. */
    shared,
    close: async () => {
      await jobs.close();
      await endedSessions.close();
      drawing.close();
    },
  };
}

export type Marketplace = ReturnType<typeof createMarketplace>;
