import '#accounts/index.ts';
import '#catalog/index.ts';
import '#reviews/index.ts';
import '#shops/index.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { BffConfig } from '#platform/config.ts';
import { createExecute } from '#platform/execute.ts';
import { createHttp } from '#platform/http.ts';
import type { Log } from '#platform/log.ts';
import { createMask } from '#platform/mask.ts';
import { createMetrics } from '#platform/metrics.ts';
import { createKnownDocuments, type Manifest } from '#platform/persisted.ts';
import { createRest, type MarketplaceFetch } from '#platform/rest.ts';
import type { RestSession } from '#platform/rest-session.ts';
import { buildSchema } from '#platform/schema.ts';
import { createGraphqlServer } from '#platform/yoga.ts';

export interface BffDeps {
  config: BffConfig;
  bus: Bus;
  log: Log;
  marketplaceFetch: MarketplaceFetch;
  /** Registered documents by their sha256. */
  documents?: Manifest;
  now?: () => Date;
  onDone?: (session: RestSession) => void;
}

export function createGraphqlBff(deps: BffDeps) {
  const { config, log, now = () => new Date() } = deps;
  const metrics = createMetrics();
  const schema = buildSchema();
  const documents = createKnownDocuments(deps.documents ?? {}, schema, log);
  const execute = createExecute(schema, documents, log);
  const mask = createMask(log);
  const rest = createRest({ marketplaceFetch: deps.marketplaceFetch, serviceSecret: config.serviceSecret, metrics });
  const graphql = createGraphqlServer({ schema, introspection: config.graphiql, documents, execute, mask });
  const liveFor = () => ({}) as never;
  const fetch = createHttp({ config, rest, graphql, documents, liveFor, metrics, now, onDone: deps.onDone });
  return { fetch };
}
