import { fileURLToPath } from 'node:url';
import { createMemoryExpiringValues } from '@besesaka/graphql-bff/platform/bus/memory-expiring-values.ts';
import { carrierInProcess } from '@besesaka/graphql-bff/platform/rest/carrier.ts';
import { usualSockets } from '@besesaka/graphql-bff/platform/sockets/limits.ts';
import { createGraphqlBff } from '@besesaka/graphql-bff/server.ts';
import { readPaid, readPaidOut, seedDemo } from '@besesaka/marketplace/demo/seed-demo.ts';
import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { createMarketplace } from '@besesaka/marketplace/server.ts';
import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { openBuild } from '@besesaka/web/platform/serving/open-build.ts';
import { createWeb } from '@besesaka/web/server.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { StandaloneConfig } from './config.ts';
import { startDatabase } from './database.ts';
import { mayReadMetrics } from './exposure-policy.ts';
import type { Front, Handlers } from './front.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { createParts } from './parts.ts';
import { partFor } from './routes.ts';
import { sandboxFor } from './sandbox.ts';
import { saveSecrets } from './secrets.ts';
import type { Undo } from './undo.ts';

export interface StartInput {
  config: StandaloneConfig;
  url: string;
  front: Front;
  pagesBuilt: Promise<void>;
  undo: Undo;
  log: (line: string) => void;
  signal: AbortSignal;
}

const webBuild = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Starts everything from the database upward. Each step registers its cleanup before the next begins. */
export async function startServers(input: StartInput): Promise<void> {
  const { config, url, front, undo, signal } = input;
  const databaseUrl = await openDatabase(input);
  signal.throwIfAborted();
  const saved = await saveSecrets(config.dataDir);
  const serviceSecret = config.secrets.service ?? saved.service;
  const sessionSecret = config.secrets.session ?? saved.session;
  const secure = url.startsWith('https://');
  const sandbox = sandboxFor({ config, url, port: front.port, secret: sessionSecret });
  undo.push('payment sandbox', async () => sandbox?.close());
  const paystack = sandbox?.paystack ?? config.marketplace.paystack;
  const parts = createParts(
    { ...config.marketplace, databaseUrl, publicUrl: url, secure, serviceSecret, sessionSecret, paystack },
    undo,
  );
  const marketplace = createMarketplace(parts);
  undo.push('marketplace', marketplace.close);
  // The demo users come first, because `prepare` decides whether they may log in.
  if (config.demoData) await seedDemo({ ...parts, now: parts.clock.now(), pictures: config.demoPictures });
  if (config.demoData) sandbox?.remember(await readPaid(parts.db), await readPaidOut(parts.db));
  await marketplace.prepare();
  await marketplace.ready();
  signal.throwIfAborted();
  const bff = createGraphqlBff({
    config: {
      publicUrl: url,
      serviceSecret,
      graphiql: config.graphiql,
      checkAnswers: false,
      load: config.marketplace.load,
      sockets: usualSockets,
    },
    bus: parts.bus,
    values: createMemoryExpiringValues(),
    log: parts.log,
    documents,
    carrier: carrierInProcess(marketplace.fetch),
  });
  await input.pagesBuilt;
  const web = await openWeb(input, { graphqlFetch: bff.fetch, log: parts.log });
  const site = new Hono<{ Bindings: Parameters<Handlers['fetch']>[1] }>();
  // Like Caddy in a deployment; pages and files are compressed already.
  site.use(compress());
  site.all('*', ({ req: { raw: request }, env }) => {
    const { pathname } = new URL(request.url);
    const part = partFor(pathname);
    const isClosed = env.isOutside && /^\/(dev|sandbox|metrics)(\/|$)/.test(pathname);
    if (isClosed && part === 'web') return new Response('Not found', { status: 404 });
    if (isClosed || (pathname === '/metrics' && !mayReadMetrics(config.exposure, request.headers)))
      return web.fetch(request);
    if (part === 'sandbox' && sandbox) return sandbox.fetch(request);
    if (part === 'marketplace') return marketplace.fetch(request, env);
    return part === 'bff' ? bff.fetch(request) : web.fetch(request);
  });
  front.open({ fetch: site.fetch, upgrade: bff.handleUpgrade });
  void marketplace.jobs.start();
  marketplace.workers.start();
  undo.push('connections', () => Promise.all([bff.close(), front.close()]));
}

async function openWeb(
  { config, url }: StartInput,
  parts: Pick<Parameters<typeof createWeb>[0], 'graphqlFetch' | 'log'>,
) {
  const files = await openBuild(webBuild);
  return createWeb({ ...parts, files, publicUrl: url, devPages: config.exposure.devPages });
}

async function openDatabase({ config, undo, log, signal }: StartInput): Promise<string> {
  const database = await startDatabase(config, log);
  undo.push('database', database.stop);
  signal.throwIfAborted();
  undo.push('lock', await acquireInstanceLock(database.url));
  signal.throwIfAborted();
  await migrateDatabase({ url: database.url });
  return database.url;
}
