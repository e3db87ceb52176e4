import * as timing from 'node:perf_hooks';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { cookieNames as namesOf } from '@besesaka/schema/kernel/cookies.ts';
import { createLoadShedder } from '@besesaka/schema/kernel/load-shedder.ts';
import { defineInbox } from '#accounts/inbox.ts';
import { accountsRoom } from '#accounts/room.ts';
import { adminRoom } from '#admin/room.ts';
import { campaignsRoom } from '#campaigns/room.ts';
import { createPageChanges } from '#catalog/page-changes.ts';
import { catalogRoom } from '#catalog/room.ts';
import { createPresence, type PresenceTimes } from '#chat/presence-record.ts';
import { chatRoom } from '#chat/room.ts';
import { helpRoom } from '#help/room.ts';
import { notificationsRoom } from '#notifications/room.ts';
import { defineUnreadCounts } from '#notifications/unread-counts.ts';
import { ordersRoom } from '#orders/room.ts';
import { paymentsRoom } from '#payments/room.ts';
import { plansRoom } from '#plans/room.ts';
import type { Bus, Kept } from '#platform/bus/bus.ts';
import { type BudgetRule, createBudget, createOperationLimit, usualOperations } from '#platform/cost/budget.ts';
import { createHttp } from '#platform/endpoint/http.ts';
import { createMask } from '#platform/errors/mask.ts';
import { createDocuments } from '#platform/graphql/documents.ts';
import { createExecute } from '#platform/graphql/execute.ts';
import { createKnownQueries } from '#platform/graphql/known-queries.ts';
import { createKnownDocuments, type Manifest } from '#platform/graphql/persisted.ts';
import { createToll } from '#platform/graphql/toll.ts';
import { createGraphqlServer } from '#platform/graphql/yoga.ts';
import type { Identity } from '#platform/http/identity.ts';
import { createChannels } from '#platform/inbox/channels.ts';
import { createEventLog } from '#platform/inbox/event-log.ts';
import { createInboxes } from '#platform/inbox/inboxes.ts';
import { createLiveFor } from '#platform/inbox/live.ts';
import { type ReplayRule, usualReplay } from '#platform/inbox/replay-budget.ts';
import type { Carrier } from '#platform/rest/carrier.ts';
import { createRest } from '#platform/rest/rest.ts';
import { createRestSession, type RestSession } from '#platform/rest/rest-session.ts';
import { buildSchema, kindsOf, type Room } from '#platform/room.ts';
import { createProtocol } from '#platform/sockets/protocol.ts';
import { createSockets } from '#platform/sockets/sockets.ts';
import type { Log } from '#platform/telemetry/log.ts';
import { createMetrics } from '#platform/telemetry/metrics.ts';
import { reviewsRoom } from '#reviews/room.ts';
import { shopsRoom } from '#shops/room.ts';
import { wishlistRoom } from '#wishlist/room.ts';
import type { BffConfig } from './config.ts';

const rooms: readonly Room[] = [
  accountsRoom,
  shopsRoom,
  paymentsRoom,
  plansRoom,
  catalogRoom,
  wishlistRoom,
  ordersRoom,
  campaignsRoom,
  reviewsRoom,
  chatRoom,
  notificationsRoom,
  helpRoom,
  adminRoom,
];

const inboxMembers = rooms.flatMap(({ inbox = [] }) => inbox);
defineInbox(inboxMembers);
defineUnreadCounts(rooms.flatMap(({ unread = [] }) => unread));

/** What all rooms together can be asked. */
export const schema = buildSchema();

export interface BffDeps {
  config: BffConfig;
  bus: Bus;
  kept: Kept;
  log: Log;
  /** How calls reach the marketplace. */
  carrier: Carrier;
  /** The web app's own documents by their sha256. */
  documents?: Manifest;
  now?: () => Date;
  /** Tests are less patient. */
  times?: Partial<Times>;
  budget?: BudgetRule;
  replay?: ReplayRule;
  /** Called after each HTTP request with its calls to the marketplace. */
  onDone?: (session: RestSession) => void;
}

interface Times extends PresenceTimes {
  pingEveryMs: number;
}

const usualTimes: Times = {
  presenceSeconds: chatLimits.presenceSeconds,
  lastSeenSeconds: chatLimits.lastSeenDays * 86_400,
  lingerSeconds: 3,
  pingEveryMs: 12_000,
};

/** For each address: ten of the dearest operations in ten seconds, or hundreds of ordinary ones. */
const usualBudget: BudgetRule = { points: 500_000, seconds: 10 };

export type GraphqlBff = ReturnType<typeof createGraphqlBff>;

export function createGraphqlBff(deps: BffDeps) {
  const { config, bus, kept, log, now = () => new Date() } = deps;
  const cookieNames = namesOf(config.publicUrl.startsWith('https://'));
  const times = { ...usualTimes, ...deps.times };
  const shedder = createLoadShedder(config.load, timing);
  const metrics = createMetrics(shedder);
  const documents = createKnownDocuments(deps.documents ?? {}, schema, log);
  const budget = createBudget(deps.budget ?? usualBudget);
  const toll = createToll({ schema, known: documents, budget });
  const execute = createExecute({ schema, known: documents, toll, introspection: config.graphiql, log });
  const mask = createMask(log);
  const rest = createRest({ carrier: deps.carrier, serviceSecret: config.serviceSecret, metrics });
  const eventLog = createEventLog({ rest, kindOf: kindsOf(inboxMembers), log, metrics });
  const channels = createChannels(bus, log);
  const inboxes = createInboxes({ bus, channels, eventLog, log, metrics, replay: deps.replay ?? usualReplay });
  const presence = createPresence({ bus, kept, times, now });
  const liveFor = createLiveFor({ inboxes, channels, eventLog, presence });
  const graphql = createGraphqlServer({ schema, introspection: config.graphiql, documents, budget, execute, mask });
  const sockets = createSockets({
    protocol: createProtocol({ schema, documents: createDocuments(documents, graphql), toll, execute, mask, log }),
    inboxes,
    presence,
    restFor: (identity: Identity) =>
      createRestSession({ rest, identity, cookieNames, checkAnswers: config.checkAnswers, now, mayRenew: false }),
    liveFor,
    metrics,
    log,
    pingEveryMs: times.pingEveryMs,
    limits: config.sockets,
    publicUrl: config.publicUrl,
  });

  const pageChanges = createPageChanges({ bus, channels, serviceSecret: config.serviceSecret });
  return {
    fetch: createHttp({
      config,
      cookieNames,
      rest,
      graphql,
      knownQueries: createKnownQueries({ documents, execute, mask }),
      schema,
      documents,
      liveFor,
      metrics,
      shedder,
      operationLimit: createOperationLimit(config.operations ?? usualOperations),
      pageChanges: pageChanges.answer,
      now,
      onDone: deps.onDone,
    }),
    handleUpgrade: sockets.handleUpgrade,
    metrics: metrics.registry,
    async close() {
      presence.close();
      pageChanges.close();
      await sockets.close();
      await inboxes.close();
    },
  };
}
