import { type WebSocket, WebSocketServer } from 'ws';
import { config } from '#config.ts';

/** The ceiling of any chat: each message goes on as it came, to all sockets of its two people. */
const server = new WebSocketServer({ port: config.port, host: '127.0.0.1', perMessageDeflate: false });
const socketsOf = new Map<string, Set<WebSocket>>();

server.on('connection', (socket, request) => {
  const person = (request.url ?? '').slice(1);
  const own = socketsOf.get(person) ?? new Set();
  socketsOf.set(person, own.add(socket));
  socket.on('message', (data) => {
    const text = String(data);
    const { to }: { to: string } = JSON.parse(text);
    for (const each of own) each.send(text);
    for (const each of socketsOf.get(to) ?? []) each.send(text);
  });
  // Says that it is known from now on.
  socket.send('hello');
});
server.on('listening', () => process.send?.('ready'));
