import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { errorForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { pageChangesPath } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { serverBounds, serverTimes } from '@besesaka/schema/kernel/server-limits.ts';
import { createShutdown } from '@besesaka/schema/kernel/serving/shutdown.ts';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import type { OpenChanges } from '#platform/serving/follow-changes.ts';
import { openBuild } from '#platform/serving/open-build.ts';
import { readConfig } from './config.ts';
import { createHealthServer } from './serve-health.ts';
import { createWeb } from './server.ts';

const config = readConfig();
const log = pino({ name: 'web', level: config.logLevel, serializers: { err: errorForLog } });
const web = createWeb({
  log,
  files: await openBuild(fileURLToPath(new URL('../dist', import.meta.url))),
  publicUrl: config.publicUrl,
  load: config.load,
  openChanges: config.serviceSecret === undefined ? undefined : openChanges(config.graphqlUrl, config.serviceSecret),
  graphqlFetch: (request) => fetch(new Request(withSearch(config.graphqlUrl, request.url), request)),
});

const shutdown = createShutdown();
const server = createServer(serverTimes, shutdown.guard(getRequestListener(createHealthServer(web))));
Object.assign(server, serverBounds);
server.maxConnections = config.maxConnections;
server.listen(config.port, config.host, () => log.info({ host: config.host, port: config.port }, 'web is listening'));
shutdown.onSignal(process, { server, endLive: web.close, closeRest: () => {} });

function openChanges(graphqlUrl: string, secret: string): OpenChanges {
  const url = new URL(pageChangesPath, graphqlUrl);
  return (signal) => fetch(url, { signal, headers: { 'x-service-secret': secret } });
}

function withSearch(address: string, requestUrl: string): string {
  return address + new URL(requestUrl).search;
}
