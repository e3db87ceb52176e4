import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hub } from '#platform/live/hub.ts';
import type { Metrics } from '#platform/metrics.ts';
import { isOwnOrigin } from '#platform/origin.ts';
import { type Connection, type ConnectionDeps, createConnection } from './connection.ts';

interface SocketsDeps extends ConnectionDeps {
  hub: Hub;
  publicUrl: string;
  metrics: Metrics;
  /** A socket that has not answered one ping before the next is gone: found within twice this time. */
  pingEveryMs: number;
}

const maxPayload = 64 * 1024;

export function createSockets(deps: SocketsDeps) {
  const server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, handleProtocols });
  const open = new Map<WebSocket, Connection>();
  const answering = new WeakSet<WebSocket>();

  function opened(ws: WebSocket, request: IncomingMessage): void {
    const connection = createConnection(ws, headersOf(request), deps);
    open.set(ws, connection);
    deps.metrics.sockets.set(open.size);
    answering.add(ws);
    ws.on('pong', () => answering.add(ws));
    ws.on('error', () => ws.terminate());
    ws.on('close', (code, reason) => {
      open.delete(ws);
      deps.metrics.sockets.set(open.size);
      connection.closed(code, String(reason));
    });
  }

  const isOwn = (request: IncomingMessage) =>
    isOwnOrigin(headersOf(request), request.headers.host ?? null, deps.publicUrl);

  const pings = setInterval(() => {
    for (const ws of open.keys()) {
      if (!answering.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, deps.pingEveryMs);

  return {
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const path = (request.url ?? '').split('?')[0];
      if (path !== '/graphql') refuse(socket, 404, 'Not Found');
      else if (!isOwn(request)) refuse(socket, 403, 'Forbidden');
      else server.handleUpgrade(request, socket, head, (ws) => opened(ws, request));
    },
    async close(): Promise<void> {
      clearInterval(pings);
      for (const ws of open.keys()) ws.close(1012, 'Service restart');
      const left = setTimeout(() => {
        for (const ws of open.keys()) ws.terminate();
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
