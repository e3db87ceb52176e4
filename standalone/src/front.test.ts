import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createFront } from './front.ts';

const settings = { host: '127.0.0.1', port: 0, maxConnections: 10, trustedProxies: [], isForThisMachine: true };

test.each([
  ['a body in parts', 'transfer-encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n', 'ab'],
  ['no body and no length', '\r\n', ''],
  ['an empty body', 'content-length: 0\r\n\r\n', ''],
])('a request with %s can be read, and copied with another body', async (_name, rest, body) => {
  const front = await createFront(settings);
  front.open({
    fetch: async (request) => {
      const read = await request.text();
      return new Response(`${read}|${await new Request(request, { body: 'copy' }).text()}`);
    },
    upgrade: (_request, socket) => void socket.destroy(),
  });
  const socket = connect(front.port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nhost: localhost:${front.port}\r\nconnection: close\r\n${rest}`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 200 [\\s\\S]*${body}\\|copy`));
  await front.close();
});
