import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { retryAfterSeconds } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { identityAt } from '#platform/http/identity.ts';
import { Connection, type ConnectionDeps } from './connection.ts';
import { createBudgets, createUsers, type SocketLimits } from './limits.ts';

interface SocketsDeps extends Omit<ConnectionDeps, 'users'> {
  /** A socket that does not answer a ping before the next one is dead, so it is found within twice this time. */
  pingEveryMs: number;
  limits: SocketLimits;
}

const maxPayload = 64 * 1024;

export function createSockets({ pingEveryMs, limits, ...given }: SocketsDeps) {
  const deps: ConnectionDeps = { ...given, users: createUsers(limits) };
  const budgetFor = createBudgets();
  /** The open sockets with their addresses. */
  const open = new Map<Connection, string>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    // A packet may hold thousands of messages: other work has its turn between them.
    allowSynchronousEvents: false,
    handleProtocols,
    verifyClient({ req }, done) {
      const fault = faultOf(req);
      if (fault) return done(false, ...fault);
      const full = fullness([...open.values()], addressOf(req), limits);
      if (full) return done(false, ...full, { 'Retry-After': String(retryAfterSeconds()) });
      done(true);
    },
  });
  const pings = setInterval(() => {
    for (const connection of open.keys()) connection.heartbeat();
  }, pingEveryMs);

  function opened(ws: WebSocket, request: IncomingMessage): void {
    const address = addressOf(request);
    // A page of another site must show a token in its first message.
    const identity = identityAt(headersOf(request), request.headers.host ?? null, deps.publicUrl);
    const connection = new Connection(ws, { identity, address, budget: budgetFor(address) }, deps);
    open.set(connection, address);
    ws.on('close', () => open.delete(connection));
  }

  return {
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      try {
        server.handleUpgrade(request, socket, head, opened);
      } catch (error) {
        deps.log.warn({ err: error }, 'a socket could not be opened');
        socket.destroy();
      }
    },
    async close(): Promise<void> {
      clearInterval(pings);
      for (const ws of server.clients) ws.close(1012, 'Service restart');
      const left = setTimeout(() => {
        for (const ws of server.clients) ws.terminate();
      }, 1_000);
      await new Promise<void>((done) => server.close(() => done()));
      clearTimeout(left);
    },
  };
}

function faultOf({ url = '' }: IncomingMessage): [number, string] | null {
  return url.split('?')[0] === '/graphql' ? null : [404, 'Not Found'];
}

/** The reason why no further socket is accepted; null if one is. */
function fullness(open: string[], address: string, { all, perAddress }: SocketLimits): [number, string] | null {
  if (open.length >= all) return [503, 'Service Unavailable'];
  return open.filter((other) => other === address).length >= perAddress ? [429, 'Too Many Requests'] : null;
}

function addressOf(request: IncomingMessage): string {
  return headersOf(request).get(clientAddressHeader) ?? request.socket.remoteAddress ?? '';
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
