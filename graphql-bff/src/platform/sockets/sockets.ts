import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { createBudgets } from '#platform/budgets.ts';
import { callerOf } from '#platform/http/identity.ts';
import { isOwnOrigin } from '#platform/http/origin.ts';
import { Connection, type ConnectionDeps } from './connection.ts';

interface SocketsDeps extends ConnectionDeps {
  publicUrl: string;
  /** A socket that has not answered one ping before the next is gone: found within twice this time. */
  pingEveryMs: number;
}

const maxPayload = 64 * 1024;

export function createSockets({ publicUrl, pingEveryMs, ...deps }: SocketsDeps) {
  const budgetFor = createBudgets();
  const open = new Set<Connection>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    handleProtocols,
    verifyClient: ({ req }, done) => done(...judge(req, publicUrl)),
  });
  const pings = setInterval(() => {
    for (const connection of open) connection.heartbeat();
  }, pingEveryMs);

  function opened(ws: WebSocket, request: IncomingMessage): void {
    const caller = callerOf(headersOf(request));
    const address = caller.address ?? request.socket.remoteAddress ?? '';
    const connection = new Connection(ws, caller, budgetFor(address), deps);
    open.add(connection);
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

function judge(request: IncomingMessage, publicUrl: string): [boolean, number?, string?] {
  if ((request.url ?? '').split('?')[0] !== '/graphql') return [false, 404, 'Not Found'];
  return isOwnOrigin(headersOf(request), request.headers.host ?? null, publicUrl) ? [true] : [false, 403, 'Forbidden'];
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
