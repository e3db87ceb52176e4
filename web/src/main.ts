import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { errorForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { serverBounds, serverTimes } from '@besesaka/schema/kernel/server-limits.ts';
import { createShutdown } from '@besesaka/schema/kernel/serving/shutdown.ts';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
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
  graphqlFetch: (request) => fetch(new Request(withSearch(config.graphqlUrl, request.url), request)),
});

const shutdown = createShutdown();
const server = createServer(serverTimes, shutdown.guard(getRequestListener(createHealthServer(web))));
Object.assign(server, serverBounds);
server.maxConnections = config.maxConnections;
server.listen(config.port, config.host, () => log.info({ host: config.host, port: config.port }, 'web is listening'));
shutdown.onSignal(process, { server, endLive: () => {}, closeRest: () => {} });

function withSearch(address: string, requestUrl: string): string {
  return address + new URL(requestUrl).search;
}
