import { afterAll, beforeAll, expect, test } from 'vitest';
import { askers } from '#world/access-parts.ts';
import { createAccessScene } from '#world/access-scene.ts';
import { readAccessTable, rowTitle } from '#world/access-table.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { type Reference, requestOf, send } from './access-requests.ts';

const rows = readAccessTable('marketplace/tests/access.md');

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

test('every call that creates takes a key, or says what happens when it is sent again', () => {
  const creating = it.marketplace.operations.filter(({ status }) => status === 201);
  expect(creating.length).toBeGreaterThan(25);
  const silent = creating.filter(({ idempotent, repeated }) => (idempotent === true) === (repeated !== undefined));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a creating call is carried out once per key, and answers the same', async () => {
  const { body } = await it.client().get('/api/openapi.json');
  const reference = body.paths as unknown as Reference;
  const names = it.marketplace.operations
    .filter(({ status, idempotent }) => status === 201 && idempotent)
    .map(({ method, path }) => `${method} ${path}`);
  const done: string[] = [];
  for (const row of rows.filter(({ name }) => names.includes(name))) {
    const who = askers.find((one) => row.cells[one] === 'yes');
    if (!who) continue;
    const scene = createAccessScene(it);
    const client = await scene.asker(who);
    const request = await requestOf(row, { reference, scene, who });
    const keyed = { ...request, headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() } };
    const first = await send(client, row, keyed);
    const again = await send(client, row, keyed);
    expect([again.status, again.body], rowTitle(row)).toEqual([first.status, first.body]);
    expect(first.status, rowTitle(row)).toBe(201);
    // The key belongs to this call.
    const otherName = row.name === 'POST /api/addresses' ? 'POST /api/reports' : 'POST /api/addresses';
    const other = rows.find(({ name }) => name === otherName);
    if (!other) throw new Error('no other call');
    const { headers } = keyed;
    const misused = await send(client, other, { ...(await requestOf(other, { reference, scene, who })), headers });
    expect([misused.status, misused.body.code], rowTitle(row)).toEqual([409, 'KEY_REUSED']);
    done.push(row.name);
  }
  expect(new Set(done).size).toBeGreaterThan(10);
});
