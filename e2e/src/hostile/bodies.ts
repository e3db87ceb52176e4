import { setTimeout as delay } from 'node:timers/promises';
import { openRawSocket, rawRequest } from './raw.ts';
import type { System } from './system.ts';

export interface BodyTarget {
  port: number;
  path: string;
  type: string;
}

export function bodyTargets({ bff, marketplace, web }: System): BodyTarget[] {
  return [
    { port: bff.port, path: '/graphql', type: 'application/json' },
    { port: bff.port, path: '/graphql', type: 'multipart/form-data; boundary=x' },
    { port: bff.port, path: '/elsewhere', type: 'application/json' },
    { port: marketplace.port, path: '/api/login', type: 'application/json' },
    { port: marketplace.port, path: '/api/login', type: 'text/plain' },
    { port: marketplace.port, path: '/api/is-not-here', type: 'application/json' },
    { port: marketplace.port, path: '/api/uploads?purpose=chat-picture', type: 'multipart/form-data; boundary=x' },
    { port: marketplace.port, path: '/api/become-seller', type: 'multipart/form-data; boundary=x' },
    { port: marketplace.port, path: '/media/1', type: 'multipart/form-data; boundary=x' },
    { port: web.port, path: '/', type: 'application/x-www-form-urlencoded' },
  ];
}

const chunk = Buffer.alloc(64 * 1024, 'x');
const chunkOnWire = Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')]);

/**
 * Sends without end and without a length. Resolves with the number of MB that the server read before it answered or
 * hung up.
 */
export async function sendWithoutEnd({ port, path, type }: BodyTarget, mostMB: number): Promise<number> {
  const socket = await openRawSocket(port);
  let isOver = false;
  socket.on('close', () => {
    isOver = true;
  });
  socket.on('data', () => {
    isOver = true;
  });
  socket.write(rawRequest({ method: 'POST', path, headers: [`Content-Type: ${type}`, 'Transfer-Encoding: chunked'] }));
  let sent = 0;
  while (!isOver && sent < mostMB * 1024 * 1024) {
    if (!socket.write(chunkOnWire)) await Promise.race([new Promise((done) => socket.once('drain', done)), delay(500)]);
    // Bytes that are still buffered here were not read.
    sent += chunk.length;
    if (socket.writableLength > 1024 * 1024) await delay(5);
  }
  const accepted = sent - socket.writableLength;
  socket.resetAndDestroy();
  return accepted / 1024 / 1024;
}

/** Many clients announce a body's length, and then send nothing. */
export async function holdBodies(targets: BodyTarget[], each: number): Promise<() => void> {
  const sockets = await Promise.all(
    targets.flatMap(({ port, path, type }) => {
      return Array.from({ length: each }, async () => {
        const socket = await openRawSocket(port);
        socket.write(
          rawRequest({ method: 'POST', path, headers: [`Content-Type: ${type}`, 'Content-Length: 50'], body: '{' }),
        );
        return socket;
      });
    }),
  );
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
