import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createMovedClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createSandbox } from './server.ts';

/** Runs the sandbox as a process of its own. */
const { host, port, publicUrl, clockAt, ...config } = readConfig();
const server = createServer();
// Clients close idle connections. If the server did, a client could reuse a connection just as it closes.
server.keepAliveTimeout = 0;
server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const url = publicUrl ?? `http://${host}:${actualPort}`;
  const moved = clockAt && createMovedClock(clockAt);
  const sandbox = createSandbox({ ...config, publicUrl: url, ...(moved && { clock: moved }) });
  server.on(
    'request',
    getRequestListener((request) =>
      moved && request.url.endsWith('/clock') ? moved.api.fetch(request) : sandbox.fetch(request),
    ),
  );
  console.log(`The payment sandbox is open at ${url}`);
  process.send?.({ url });
  const stop = () => {
    sandbox.close();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
});
