import { tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessScene, askers, type Caller } from '#world/access-parts.ts';
import { createAccessScene } from '#world/access-scene.ts';
import { accessGaps, askersOf, cellsOf, isRefusal, readAccessTable, rowTitle } from '#world/access-table.ts';
import { secretsOf } from '#world/access-things.ts';
import type { Answer } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import type { Request } from './access-given.ts';
import { codeOf, outcomeOf, type Reference, requestOf, send } from './access-requests.ts';

const rows = readAccessTable('marketplace/tests/access.md');
/** A provider that is never there: who may pay comes so far. */
const environment = { PAYSTACK_SECRET_KEY: 'sk_test_nobody', PAYSTACK_API_URL: 'http://127.0.0.1:9' };

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let reference: Reference;
/** For reads, and for callers without permission. */
let readScene: AccessScene;
let secrets: Awaited<ReturnType<typeof secretsOf>>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment });
  const { body } = await market.client().get('/api/openapi.json');
  // The parts of it that are read here are those that the service draws.
  reference = body.paths as unknown as Reference;
  readScene = createAccessScene(market);
  secrets = await secretsOf(readScene);
});
afterAll(() => market.close());

test('every call has a row in access.md, and every row a call', () => {
  expect(market.marketplace.calls().length).toBeGreaterThan(100);
  expect(accessGaps({ known: market.marketplace.calls(), rows })).toEqual([]);
});

const refused = {
  visitor: [],
  optional: [],
  service: [],
  user: ['visitor'],
  seller: ['visitor', 'buyer', 'other buyer'],
  admin: askers.filter((who) => who !== 'admin'),
} as const;

test('the rows agree with the `auth` of the operations', () => {
  const wrong = market.marketplace.operations.flatMap(({ method, path, auth }) =>
    rows
      .filter(({ name, cells }) => name === `${method} ${path}` && refused[auth].some((who) => !isRefusal(cells[who])))
      .map((row) => `${rowTitle(row)} is for ${auth}`),
  );
  expect(wrong).toEqual([]);
});

/** Fields that the response should not contain. Stored mails are for developers; our own services read all users. */
function leaks(who: Caller, { path, headers }: Request, { body }: Answer): string[] {
  if (path.startsWith('/dev/') || headers?.['x-service-secret']) return [];
  const response = JSON.stringify(body);
  return secrets.filter(({ text, seenBy }) => !seenBy.includes(who) && response.includes(text)).map(({ text }) => text);
}

test.each(rows.map((row) => [rowTitle(row), row] as const))('%s', async (title, row) => {
  const isRead = row.name.startsWith('GET ');
  const got: Record<string, string> = {};
  const tried = isRead ? askers : askersOf(row);
  for (const who of tried) {
    const scene = isRead || isRefusal(row.cells[who]) ? readScene : createAccessScene(market);
    const client = await scene.asker(who);
    const request = await requestOf(row, { reference, scene, who });
    const answer = await send(client, row, request);
    const problem = `${title} as ${who}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`;
    // An error about the input says nothing about permissions.
    expect(codeOf(answer), `${problem} Say what it takes in marketplace/tests/access-given.ts`).not.toBe(
      'INVALID_INPUT',
    );
    expect(leaks(who, request, answer), problem).toEqual([]);
    got[who] = outcomeOf(answer);
  }
  expect(got, `${title}: is the row in access.md wrong, or the service?`).toEqual(cellsOf(row, tried));
});

test.each(rows.filter(({ cells }) => cells.admin !== cells['other buyer']).map((row) => [rowTitle(row), row] as const))(
  'the token of an admin has no rights of an admin: %s',
  async (title, row) => {
    const admin = await readScene.user('admin');
    const token = await readScene.once('token of the admin', async () => {
      const input = { name: 'A program', scopes: tokenScope.values, days: 30 };
      return String((await readScene.done('admin', 'post', '/api/api-keys', input)).secret);
    });
    const program = market.client({ authorization: `Bearer ${token}` });
    const answer = await send(program, row, await requestOf(row, { reference, scene: readScene, who: 'admin' }));
    expect([403, Number(row.cells['other buyer'])], `${title} as ${admin.email}`).toContain(answer.status);
  },
);
