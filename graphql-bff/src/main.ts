import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { serverBounds, serverTimes } from '@besesaka/schema/kernel/server-limits.ts';
import { createShutdown } from '@besesaka/schema/kernel/serving/shutdown.ts';
import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { getRequestListener } from '@hono/node-server';
import { createRedisBus } from '#platform/bus/redis-bus.ts';
import { carrierOverHttp } from '#platform/rest/carrier.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { type ProcessConfig, readConfig } from './config.ts';
import { createNameSender } from './server/sender.ts';
import { createGraphqlBff } from './server.ts';

/** Runs the BFF as a separate process, one of several that share a Redis. */
function main(config: ProcessConfig): void {
  const log = createLog(config.logLevel);
  // Node would print the error with all its properties.
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, shutting down');
    process.exit(1);
  });
  const bus = createRedisBus({ url: config.redisUrl, log });
  const bff = createGraphqlBff({
    config,
    bus,
    values: bus,
    times: config.times,
    log,
    documents,
    carrier: carrierOverHttp(config.marketplaceUrl),
  });

  const nameSender = createNameSender(config.trustedProxies);

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json({ status: 'ok' });
    if (pathname === '/readyz') return readiness(await bff.isReady(), bus.status() === 'up');
    // A request through a proxy comes from outside.
    if (pathname === '/metrics' && !request.headers.has('x-forwarded-for'))
      return new Response(await bff.metrics.metrics());
    return bff.fetch(request);
  }

  const listener = getRequestListener(respond);
  const shutdown = createShutdown();
  const server = createServer(
    serverTimes,
    shutdown.guard((request: IncomingMessage, response: ServerResponse) => {
      nameSender(request);
      void listener(request, response);
    }),
  );
  Object.assign(server, serverBounds);
  server.on('upgrade', (request, socket, head) => {
    nameSender(request);
    bff.handleUpgrade(request, socket, head);
  });
  server.maxConnections = config.maxConnections;
  server.on('error', (error) => {
    console.error(`The BFF cannot listen on port ${config.port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(config.port, config.host, () => log.info({ address: server.address() }, 'the BFF is listening'));

  shutdown.onSignal(process, { server, endLive: bff.close, closeRest: bus.close });
}

function readiness(isReady: boolean, hasBus: boolean): Response {
  if (!isReady) return Response.json({ status: 'unavailable', marketplace: 'down' }, { status: 503 });
  return Response.json({ status: hasBus ? 'ok' : 'degraded' });
}

try {
  main(readConfig());
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
}
