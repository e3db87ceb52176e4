import { createServer } from 'node:http';
import { sendWithoutEnd } from '@besesaka/marketplace/tests/world/endless-body.ts';
import { serverBounds, serverTimes } from '@besesaka/schema/kernel/server-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietBus, startBff, type TestBff } from './bff.ts';

let bff: TestBff;

beforeAll(async () => {
  bff = await startBff({ marketplaceFetch: async () => new Response('{}'), bus: quietBus });
});
afterAll(() => bff.close());

test.each([
  ['an operation', '/graphql', 'application/json', 413],
  ['an operation as text', '/graphql', 'application/graphql', 413],
  ['a form', '/graphql', 'application/x-www-form-urlencoded', 403],
  ['an upload', '/graphql', 'multipart/form-data; boundary=x', 403],
  ['an unknown path', '/nothing', 'application/json', 404],
])('an endless body in %s is refused early and its connection closed', async (_name, path, type, status) => {
  const sent = await sendWithoutEnd({ url: bff.url, path, headers: { 'content-type': type } });
  expect(sent).toMatchObject({ status, isCutOff: true });
  expect(sent.sentBefore).toBeLessThan(20);
  expect(sent.heldBefore).toBeLessThan(30);
});

test("the servers' timeouts are those that Node uses", () => {
  const server = Object.assign(createServer(serverTimes), serverBounds);
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 10_000 });
  server.close();
});
