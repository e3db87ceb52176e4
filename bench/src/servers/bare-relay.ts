import { type WebSocket, WebSocketServer } from 'ws';
import { config } from '#config.ts';

/** The ceiling of any chat: each message is sent on unchanged to all sockets of the two users. */
const server = new WebSocketServer({ port: config.port, host: '127.0.0.1', perMessageDeflate: false });
const socketsOf = new Map<string, Set<WebSocket>>();

server.on('connection', (socket, request) => {
  const user = (request.url ?? '').slice(1);
  const own = socketsOf.get(user) ?? new Set();
  socketsOf.set(user, own.add(socket));
  socket.on('message', (data) => {
    const text = String(data);
    const { to }: { to: string } = JSON.parse(text);
    for (const each of own) each.send(text);
    for (const each of socketsOf.get(to) ?? []) each.send(text);
  });
  // Tells the client that its socket is registered.
  socket.send('hello');
});
server.on('listening', () => process.send?.('ready'));
