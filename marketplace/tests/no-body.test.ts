import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signAccessToken } from '#accounts/sessions/access-token.ts';
import { newId } from '#platform/base/ids.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let server: Server;

beforeAll(async () => {
  market = await startTestMarketplace();
  server = createHttpServer(market.marketplace.fetch);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await market.close();
});

const json = 'content-type: application/json\r\n';
const chunked = 'transfer-encoding: chunked\r\n';

/** The end of a request: its last headers and its body. */
const kinds: Readonly<Record<string, string>> = {
  'no body': '\r\n',
  'no body, as JSON': `${json}\r\n`,
  'an empty body in parts, as JSON': `${json}${chunked}\r\n0\r\n\r\n`,
  'an empty body, as a form': `content-type: multipart/form-data; boundary=x\r\n${chunked}\r\n0\r\n\r\n`,
  'text in parts': `content-type: text/plain\r\n${chunked}\r\n2\r\nab\r\n0\r\n\r\n`,
};

test.each(Object.entries(kinds))('no call fails by itself with %s', async (_name, rest) => {
  const { id: userId } = await market.world.createUser();
  const viewer = { userId, sessionId: newId() };
  const token = await signAccessToken(market.config.sessionSecret, viewer, market.clock.now());
  const calls = market.marketplace.operations.filter(({ method }) => method !== 'GET');
  expect(calls.length).toBeGreaterThan(100);
  const failed = calls.map(async ({ method, path }) => {
    const line = `${method} ${path.replaceAll(/\{\w+\}/g, 'some')}`;
    const answer = await ask(line, `authorization: Bearer ${token}\r\n${rest}`);
    return answer.startsWith('HTTP/1.1 500 ') || !answer.startsWith('HTTP/1.1 ') ? [line, answer] : [];
  });
  expect((await Promise.all(failed)).flat()).toEqual([]);
});

test.each(Object.entries(kinds))('OAuth refuses %s in its own words', async (_name, rest) => {
  for (const path of ['/oauth/token', '/oauth/revoke'])
    expect(await ask(`POST ${path}`, rest)).toMatch(/^HTTP\/1.1 40[01] [\s\S]*"error":"invalid_(?:request|client)"/);
});

function ask(line: string, rest: string): Promise<string> {
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${rest}`);
  return text(socket);
}
