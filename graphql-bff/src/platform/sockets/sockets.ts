import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols } from 'graphql-ws';
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
  });
  const open = server.clients;

  function opened(ws: OpenSocket, headers: Headers): void {
    ws.listen();
    if (ws.protocol === GRAPHQL_TRANSPORT_WS_PROTOCOL) ws.connection = new Connection(ws, callerOf(headers), deps);
    else ws.close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable');
  }

  const pings = setInterval(() => {
    for (const ws of open) ws.heartbeat();
  }, deps.pingEveryMs);

  return {
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const path = (request.url ?? '').split('?')[0];
      const headers = headersOf(request);
      if (path !== '/graphql') refuse(socket, 404, 'Not Found');
      else if (!isOwnOrigin(headers, request.headers.host ?? null, deps.publicUrl)) refuse(socket, 403, 'Forbidden');
      else server.handleUpgrade(request, socket, head, (ws) => opened(ws, headers));
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

function refuse(socket: Duplex, status: number, text: string): void {
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
