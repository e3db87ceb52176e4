import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import type { System } from './system.ts';

const junk = fc.oneof(
  fc.json().map(String),
  fc.string({ unit: 'binary' }),
  fc
    .record({
      seq: fc.oneof(fc.integer(), fc.constantFrom(null, 1e18, -1, '7')),
      type: fc.anything(),
      payload: fc.jsonValue(),
    })
    .map((event) =>
      String(JSON.stringify([event], (_key, value) => (typeof value === 'bigint' ? String(value) : value))),
    ),
  fc.constantFrom(
    '',
    '[',
    'null',
    '[]',
    '{}',
    '[null]',
    '{"__proto__":{"seq":1}}',
    '"'.repeat(9_000),
    '['.repeat(9_000),
  ),
);

/** Publishes messages on the bus that no service of ours would publish. */
export async function publishJunk({ cluster, witness }: System, count: number, seed: number): Promise<void> {
  const { hostname, port } = new URL(cluster.redisUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const channels = [
    `user:${witness.userId}`,
    'product:x',
    'session:x',
    `presence:${witness.userId}`,
    'typing:x',
    'user:*',
  ];
  for (const [n, message] of fc.sample(junk, { numRuns: count, seed }).entries()) {
    socket.write(command(['PUBLISH', channels[n % channels.length] ?? '', message]));
  }
  socket.end(command(['PING']));
  await once(socket, 'data');
  socket.resume();
  await once(socket, 'close');
}

function command(words: string[]): string {
  return `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;
}
