import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createNameSender, nameAs } from '@besesaka/graphql-bff/server/sender.ts';
import { outsideAddress, serverBounds, serverTimes } from '@besesaka/schema/kernel/server-limits.ts';
import { createShutdown } from '@besesaka/schema/kernel/serving/shutdown.ts';
import { getRequestListener } from '@hono/node-server';
import { comesFromOutside } from './exposure-policy.ts';

export interface Handlers {
  fetch(request: Request, env: { incoming: IncomingMessage; isOutside: boolean }): Response | Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export interface Front {
  port: number;
  /** Until this is called, every request gets a 503. */
  open(handlers: Handlers): void;
  close(): Promise<void>;
}

interface FrontSettings {
  host: string;
  port: number;
  maxConnections: number;
  trustedProxies: string[];
  /** The site is meant for this machine, so requests from outside are marked. */
  isForThisMachine: boolean;
}

/** The only HTTP server. It binds its port first, so that a port in use stops the start before anything else runs. */
export async function createFront({ host, port, maxConnections, ...settings }: FrontSettings): Promise<Front> {
  let handlers: Handlers | null = null;
  const answer = getRequestListener((request, env) => {
    const incoming = env.incoming as IncomingMessage;
    return handlers?.fetch(request, { incoming, isOutside: isOutside(incoming) }) ?? starting();
  });
  const isOutside = ({ headers }: IncomingMessage) => settings.isForThisMachine && comesFromOutside(headers);
  const nameByAddress = createNameSender(settings.trustedProxies);
  const nameSender = (request: IncomingMessage) =>
    isOutside(request) ? nameAs(request, outsideAddress) : nameByAddress(request);
  const shutdown = createShutdown();
  const server = createServer(
    serverTimes,
    shutdown.guard((incoming: IncomingMessage, outgoing: ServerResponse) => {
      nameSender(incoming);
      void answer(incoming, outgoing);
    }),
  );
  Object.assign(server, serverBounds);
  server.maxConnections = maxConnections;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => {
    if (!handlers) return socket.destroy();
    nameSender(request);
    return handlers.upgrade(request, socket, head);
  });
  let closed: Promise<void> | null = null;
  const actualPort = await listen(server, host, port);
  return {
    port: actualPort,
    open: (given) => {
      handlers = given;
    },
    close: () => {
      shutdown.begin();
      closed ??= new Promise((done) => {
        server.close(() => done());
        // Requests in progress get a second to finish.
        setTimeout(() => {
          for (const socket of sockets) socket.destroy();
        }, 1000).unref();
      });
      return closed;
    },
  };
}

function starting(): Response {
  return new Response('Besesaka is starting.', { status: 503, headers: { 'retry-after': '1' } });
}

function listen(server: ReturnType<typeof createServer>, host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(sayWhy(error, host, port)));
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function sayWhy(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken; stop what uses it, or set PORT to another one.`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user; set PORT to one above 1023.`);
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}`);
}
