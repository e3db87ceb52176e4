import { WebSocketServer } from 'ws';

/** The least that an open socket costs: it answers each message with the same words, and knows nothing of anybody. */
const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', answer));

/** @this {import('ws').WebSocket} */
function answer() {
  this.send('{"type":"connection_ack"}');
}
