import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forward, forwardSocket } from '#dev/forward.mjs';

const half = 'half of an answer';
const behind = createServer((incoming, outgoing) => {
  if (incoming.url === '/api/whole') return outgoing.end('whole');
  outgoing.writeHead(200, { 'content-length': 1_000 });
  outgoing.write(half, () => incoming.url === '/api/cut' && outgoing.destroy());
});
behind.on('upgrade', (incoming, socket) => {
  socket.on('error', () => {});
  if (incoming.url === '/graphql/mute') return;
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello');
  if (incoming.url === '/graphql/cut') setTimeout(() => socket.resetAndDestroy(), 20);
});
const front = createServer((incoming, outgoing) => forward(incoming, outgoing, address(behind)));
front.on('upgrade', (incoming, socket, head) => forwardSocket(incoming, socket, head, address(behind)));

const address = (server) => `http://127.0.0.1:${server.address().port}`;

beforeAll(async () => {
  for (const server of [behind, front]) await new Promise((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  for (const server of [behind, front]) {
    server.close();
    server.closeAllConnections();
  }
});

/** Cuts the connection by a reset, at once or after the first bytes. */
async function sendAndCut(text, waits) {
  const socket = connect(front.address().port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(text);
  if (waits) setTimeout(() => socket.resetAndDestroy(), 40);
  else socket.resetAndDestroy();
  await closed;
}

const upgrade = (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

test.each(['/graphql/mute', '/graphql/hello', '/graphql/cut'])(
  'an upgrade to %s that is cut does no harm',
  async (path) => {
    for (const waits of [false, true])
      await Promise.all(Array.from({ length: 10 }, () => sendAndCut(upgrade(path), waits)));
    expect(await (await fetch(`${address(front)}/api/whole`)).text()).toBe('whole');
  },
);

test('a request that is cut on either side does no harm', async () => {
  const post = 'POST /api/half HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf';
  for (const waits of [false, true]) await Promise.all(Array.from({ length: 10 }, () => sendAndCut(post, waits)));
  await expect(fetch(`${address(front)}/api/cut`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(`${address(front)}/api/whole`)).text()).toBe('whole');
});
