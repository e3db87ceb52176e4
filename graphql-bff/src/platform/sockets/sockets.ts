import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { callerOf } from '#platform/identity.ts';
import { isOwnOrigin } from '#platform/origin.ts';
import { Connection, type ConnectionDeps } from './connection.ts';
import { OpenSocket } from './open-socket.ts';

interface SocketsDeps extends ConnectionDeps {
  publicUrl: string;
  /** A socket that has not answered one ping before the next is gone: found within twice this time. */
  pingEveryMs: number;
}

const maxPayload = 64 * 1024;

export function createSockets(deps: SocketsDeps) {
  const server = new WebSocketServer<typeof OpenSocket>({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    handleProtocols,
    WebSocket: OpenSocket,
    verifyClient({ req }, done) {
      const fault = faultOf(req, deps.publicUrl);
      if (fault) done(false, ...fault);
      else done(true);
    },
  });
  const open = server.clients;

  function opened(ws: OpenSocket, request: IncomingMessage): void {
    const caller = callerOf(headersOf(request));
    ws.listen(new Connection(ws, caller, caller.address ?? request.socket.remoteAddress ?? '', deps));
  }

  const pings = setInterval(() => {
    for (const ws of open) ws.heartbeat();
  }, deps.pingEveryMs);

  return {
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      // Whoever is being refused may cut the line at any moment.
      socket.on('error', () => socket.destroy());
      try {
        server.handleUpgrade(request, socket, head, opened);
      } catch (error) {
        deps.log.warn({ err: error }, 'a socket could not be opened');
        socket.destroy();
      }
    },
    async close(): Promise<void> {
      clearInterval(pings);
      for (const ws of open) ws.close(1012, 'Service restart');
      const left = setTimeout(() => {
        for (const ws of open) ws.terminate();
      }, 1_000);
      await new Promise<void>((done) => server.close(() => done()));
      clearTimeout(left);
    },
  };
}

function faultOf(request: IncomingMessage, publicUrl: string): [number, string] | null {
  if ((request.url ?? '').split('?')[0] !== '/graphql') return [404, 'Not Found'];
  return isOwnOrigin(headersOf(request), request.headers.host ?? null, publicUrl) ? null : [403, 'Forbidden'];
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
