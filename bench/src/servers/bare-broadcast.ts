import { Redis } from 'ioredis';
import { WebSocketServer } from 'ws';
import { config } from '#config.ts';

/** The ceiling of any fan-out: each message of a Redis channel becomes one frame, sent unchanged to all sockets. */
const server = new WebSocketServer({ port: config.port, host: '127.0.0.1', perMessageDeflate: false });
const redis = new Redis(config.redisUrl);
await redis.subscribe(config.channel);
redis.on('message', () => {
  const frame = Buffer.from(config.frame);
  for (const socket of server.clients) socket.send(frame, { binary: false });
});
process.send?.('ready');
