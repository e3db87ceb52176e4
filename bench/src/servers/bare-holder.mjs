import { WebSocketServer } from 'ws';

/** The minimum cost of an open socket: it answers each message with the same text and has no state. */
const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', answer));

/** @this {import('ws').WebSocket} */
function answer() {
  this.send('{"type":"connection_ack"}');
}
