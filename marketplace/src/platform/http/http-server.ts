import { createServer, type RequestListener, type Server } from 'node:http';
import { serverBounds, serverTimes } from '@besesaka/schema/kernel/server-limits.ts';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

type Fetch = (request: Request, env: Partial<HttpBindings>) => Promise<Response>;

/**
 * An HTTP server with timeouts against slow clients. The listener closes connections that still send after the
 * response.
 */
export function createHttpServer(fetch: Fetch, guard = (inner: RequestListener) => inner): Server {
  // Node speaks HTTP/1 here, so the bindings are its own.
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings));
  return Object.assign(createServer(serverTimes, guard(listener)), serverBounds);
}
