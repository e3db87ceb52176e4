import * as timing from 'node:perf_hooks';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { cookieNames as namesOf } from '@besesaka/schema/kernel/cookies.ts';
import { createLoadShedder } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { defineInbox } from '#accounts/inbox.ts';
import { accountsModule } from '#accounts/module.ts';
import { adminModule } from '#admin/module.ts';
import { campaignsModule } from '#campaigns/module.ts';
import { catalogModule } from '#catalog/module.ts';
import { chatModule } from '#chat/module.ts';
import { createPresence, type PresenceTimes } from '#chat/presence-record.ts';
import { helpModule } from '#help/module.ts';
import { notificationsModule } from '#notifications/module.ts';
import { defineUnreadCounts } from '#notifications/unread-counts.ts';
import { ordersModule } from '#orders/module.ts';
import { paymentsModule } from '#payments/module.ts';
import { payoutsModule } from '#payouts/module.ts';
import { plansModule } from '#plans/module.ts';
import type { Bus, ExpiringValues } from '#platform/bus/bus.ts';
import { type BudgetRule, createBudget, createOperationLimit, usualOperations } from '#platform/cost/budget.ts';
import { createTurns } from '#platform/cost/turns.ts';
import { createMask } from '#platform/errors/mask.ts';
import { createCostGuard } from '#platform/graphql/cost-guard.ts';
import { createExecute } from '#platform/graphql/execute.ts';
import { createKnownDocuments, type Manifest } from '#platform/graphql/persisted.ts';
import { createGraphqlServer } from '#platform/graphql/yoga.ts';
import type { Identity } from '#platform/http/identity.ts';
import { createChannels } from '#platform/inbox/channels.ts';
import { createEventLog } from '#platform/inbox/event-log.ts';
import { createInboxes } from '#platform/inbox/inboxes.ts';
import { createLiveFor } from '#platform/inbox/live.ts';
import { type ReplayRule, usualReplay } from '#platform/inbox/read-on.ts';
import { buildSchema, kindsOf, type Module } from '#platform/module.ts';
import type { Carrier } from '#platform/rest/carrier.ts';
import { createRest } from '#platform/rest/rest.ts';
import { createRestSession, type RestSession } from '#platform/rest/rest-session.ts';
import { createProtocol } from '#platform/sockets/protocol.ts';
import { createSockets } from '#platform/sockets/sockets.ts';
import type { Log } from '#platform/telemetry/log.ts';
import { createMetrics } from '#platform/telemetry/metrics.ts';
import { reviewsModule } from '#reviews/module.ts';
import { shopsModule } from '#shops/module.ts';
import { webhooksModule } from '#webhooks/module.ts';
import { wishlistModule } from '#wishlist/module.ts';
import type { BffConfig } from './config.ts';
import { createHttp } from './server/http.ts';
import { createKnownQueries } from './server/known-queries.ts';

const modules: readonly Module[] = [
  accountsModule,
  shopsModule,
  paymentsModule,
  plansModule,
  catalogModule,
  wishlistModule,
  ordersModule,
  payoutsModule,
  campaignsModule,
  reviewsModule,
  chatModule,
  notificationsModule,
  helpModule,
  webhooksModule,
  adminModule,
];

const inboxMembers = modules.flatMap(({ inbox = [] }) => inbox);
defineInbox(inboxMembers);
defineUnreadCounts(modules.flatMap(({ unread = [] }) => unread));

/** The schema of all modules. */
export const schema = buildSchema();

export interface BffDeps {
  config: BffConfig;
  bus: Bus;
  values: ExpiringValues;
  log: Log;
  /** Sends calls to the marketplace. */
  carrier: Carrier;
  /** The web app's own documents by their sha256. */
  documents?: Manifest;
  now?: () => Date;
  /** Tests use shorter times. */
  times?: Partial<Times>;
  budget?: BudgetRule;
  tokenBudget?: BudgetRule;
  replay?: ReplayRule;
  /** Called after each HTTP request with its calls to the marketplace. */
  onDone?: (session: RestSession) => void;
}

interface Times extends PresenceTimes {
  pingEveryMs: number;
  /** The time limit of a call to the marketplace. */
  callMs: number;
}

const usualTimes: Times = {
  presenceSeconds: chatLimits.presenceSeconds,
  lastSeenSeconds: chatLimits.lastSeenDays * 86_400,
  lingerSeconds: 3,
  pingEveryMs: 12_000,
  callMs: 10_000,
};

const readyWithinMs = 2_000;

/** Per address and ten seconds: six of the most expensive operations, or hundreds of ordinary ones. */
const usualBudget: BudgetRule = { points: 500_000, seconds: 10 };

/** Per API key and minute, from all addresses. */
const usualTokenBudget: BudgetRule = { points: 1_000_000, seconds: 60 };

export type GraphqlBff = ReturnType<typeof createGraphqlBff>;

const kindOf = kindsOf(inboxMembers);

export function createGraphqlBff(deps: BffDeps) {
  const { config, bus, values, log, now = () => new Date() } = deps;
  const cookieNames = namesOf(config.publicUrl.startsWith('https://'));
  const times = { ...usualTimes, ...deps.times };
  const shedder = createLoadShedder(config.load, timing);
  const metrics = createMetrics(shedder);
  const runner = createRunner(deps);
  const { documents, execute, graphql, mask, turns } = runner;
  const { carrier } = deps;
  const rest = createRest({ carrier, serviceSecret: config.serviceSecret, metrics, timeoutMs: times.callMs });
  const eventLog = createEventLog({ rest, kindOf, log, metrics });
  const channels = createChannels(bus, log);
  const inboxes = createInboxes({ bus, channels, eventLog, log, metrics, replay: deps.replay ?? usualReplay });
  const presence = createPresence({ bus, values, times, now });
  const liveFor = createLiveFor({ inboxes, channels, eventLog, kindOf, presence });
  const sockets = createSockets({
    protocol: createProtocol({ ...runner, known: documents, streamsPerAddress: config.sockets.streamsPerAddress }),
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
      log,
      shedder,
      turns,
      operationLimit: createOperationLimit(config.operations ?? usualOperations),
      now,
      onDone: deps.onDone,
    }),
    handleUpgrade: sockets.handleUpgrade,
    metrics: metrics.registry,
    /** Whether a marketplace can be reached. */
    isReady: () => answers(carrier),
    async close() {
      presence.close();
      await sockets.close();
      await inboxes.close();
    },
  };
}

function answers(carrier: Carrier): Promise<boolean> {
  return carrier({ method: 'GET', address: '/healthz', headers: {} }, readyWithinMs).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Checks, charges and runs documents, over HTTP and WebSocket. */
function createRunner({ config, log, ...deps }: BffDeps) {
  const introspection = config.graphiql;
  const documents = createKnownDocuments(deps.documents ?? {}, schema, log);
  const budget = createBudget({ address: deps.budget ?? usualBudget, token: deps.tokenBudget ?? usualTokenBudget });
  const costGuard = createCostGuard({ schema, known: documents, budget, introspection });
  const execute = createExecute({ schema, known: documents, costGuard, introspection, log });
  const mask = createMask(log);
  const graphql = createGraphqlServer({ schema, introspection, documents, budget, execute, mask });
  return { schema, documents, budget, costGuard, execute, mask, graphql, turns: createTurns(), log };
}
