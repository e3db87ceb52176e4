import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBffProcess } from './processes.ts';

let bff: Awaited<ReturnType<typeof startBffProcess>>;

beforeAll(async () => {
  // It starts without either, and still answers other clients.
  bff = await startBffProcess({ redisUrl: 'redis://127.0.0.1:1', marketplaceUrl: 'http://127.0.0.1:1' });
}, 60_000);
afterAll(() => bff.kill());

const key = 'dGhlIHNhbXBsZSBub25jZQ==';
const upgrade = (lines: string[], path = '/graphql') =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket', ...lines, '', ''].join(
    '\r\n',
  );
const upgradeHeaders = [
  `Sec-WebSocket-Key: ${key}`,
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
];

const odd: [string, string][] = [
  ['another path', upgrade(upgradeHeaders, '/elsewhere')],
  ['a path that is none', upgrade(upgradeHeaders, '//evil.example/%00%zz')],
  ['a foreign page', upgrade([...upgradeHeaders, 'Origin: https://evil.example'])],
  ['an origin of odd bytes', upgrade([...upgradeHeaders, 'Origin: \u00ff\u00fe:\u0080'])],
  ['a cookie of odd bytes', upgrade([...upgradeHeaders, 'Cookie: access=\u00ff\u0080; \u00e9'])],
  ['no key', upgrade([])],
  ['another protocol', upgrade([upgradeHeaders[0] ?? '', upgradeHeaders[1] ?? '', 'Sec-WebSocket-Protocol: soap, ,'])],
  ['nothing amiss', upgrade(upgradeHeaders)],
  ['a frame of rubbish behind it', `${upgrade(upgradeHeaders)}\u00ff\u00ff\u00ff\u00ff\u00ff`],
];

/** Sends it and cuts the line by a reset: at once, a moment later, or with the first answer. */
async function sendAndCut(text: string, when: 'at once' | 'soon' | 'when answered'): Promise<void> {
  const socket = connect(Number(new URL(bff.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(Buffer.from(text, 'latin1'));
  if (when === 'at once') socket.resetAndDestroy();
  if (when === 'soon') setTimeout(() => socket.resetAndDestroy(), 2);
  if (when === 'when answered') {
    socket.once('data', () => socket.resetAndDestroy());
    setTimeout(() => socket.resetAndDestroy(), 300);
  }
  await closed;
}

test.each(odd)('an upgrade with %s that a reset interrupts does not harm the server', async (_name, text) => {
  for (const when of ['at once', 'soon', 'when answered'] as const) {
    await Promise.all(Array.from({ length: 20 }, () => sendAndCut(text, when)));
  }
  expect(bff.child.exitCode).toBeNull();
  expect((await fetch(`${bff.url}/healthz`)).status).toBe(200);
});
