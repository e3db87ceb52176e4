import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, OutsideCtx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction, orRefusal } from '#platform/db/transaction.ts';
import { pruneEvents } from '#platform/events/prune-events.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace({ poolSize: 16 });
});
afterAll(() => market.close());

const payload = (device: string) => ({
  session_id: newId(),
  device,
  started_at: market.clock.now().toISOString(),
});
const read = (user: string, after = 0, limit = 1000) =>
  readEvents({ ctx: market.context(), input: { user, after, limit } });

const append = (...users: string[]) =>
  inTransaction(market.context(), async (tx) => {
    for (const user of users) tx.emit(user, sessionStarted, payload('Phone'));
  });

test('sixteen parallel writers leave no gap, duplicate or deadlock', async () => {
  const users = Array.from({ length: 6 }, newId);
  const writers = Array.from({ length: 16 }, async (_, writer) => {
    for (let round = 0; round < 20; round += 1) {
      const chosen = users.filter((_, i) => (i + writer + round) % 2 === 0);
      // In any order: the flush sorts them.
      await append(...(writer % 2 ? chosen : chosen.toReversed()), ...chosen.slice(0, 1));
    }
  });
  await Promise.all(writers);
  let total = 0;
  for (const user of users) {
    const { events, head, reset } = await read(user);
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, i) => i + 1));
    expect(reset).toBe(false);
    total += head;
  }
  expect(total).toBe(16 * 20 * 4);
});

test('events keep the order in which their transaction emitted them', async () => {
  const user = newId();
  const devices = ['one', 'two', 'three', 'four'];
  await inTransaction(market.context(), async (tx) => {
    for (const device of devices) tx.emit(user, sessionStarted, payload(device));
  });
  const { events } = await read(user);
  expect(events.map((event) => event.payload)).toEqual(devices.map((device) => expect.objectContaining({ device })));
});

test('a part of a transaction that is refused emits nothing, and the other parts do', async () => {
  const user = newId();
  await inTransaction(market.context(), async (tx) => {
    await orRefusal(tx, async (part) => part.emit(user, sessionStarted, payload('Laptop')));
    await orRefusal(tx, async (part) => {
      part.emit(user, sessionStarted, payload('Phone'));
      throw new Refused('not this one');
    });
  });
  const { events } = await read(user);
  expect(events.map((event) => event.payload)).toEqual([expect.objectContaining({ device: 'Laptop' })]);
});

test('a transaction that fails emits nothing and releases its numbers', async () => {
  const user = newId();
  const published: string[] = [];
  await market.bus.subscribe(`user:${user}`, (message) => published.push(message));
  const failing = inTransaction(market.context(), async (tx) => {
    tx.emit(user, sessionStarted, payload('Phone'));
    tx.broadcast(`user:${user}`, 'too early');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await append(user);
  expect((await read(user)).events.map(({ seq }) => seq)).toEqual([1]);
  await expect.poll(() => published).toHaveLength(1);
  expect(published).not.toContain('too early');
});

test('effects outside a transaction and nested transactions do not compile', async () => {
  expectTypeOf<Ctx>().not.toExtend<Tx>();
  expectTypeOf<Tx>().toExtend<Ctx>();
  expectTypeOf<Tx>().not.toExtend<OutsideCtx>();
  const hidden = (ctx: Ctx) => inTransaction(ctx, async () => {});
  await expect(inTransaction(market.context(), hidden)).rejects.toThrow('outside of any transaction');
});

test('a transaction that is retried after a deadlock emits its events once', async () => {
  const user = newId();
  let runs = 0;
  await inTransaction(market.context(), async (tx) => {
    runs += 1;
    tx.emit(user, sessionStarted, payload('Phone'));
    if (runs < 3) await tx.db.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`);
  });
  expect(runs).toBe(3);
  expect((await read(user)).head).toBe(1);
});

test('the log of the database names the request', async () => {
  const ctx = { ...market.context(), requestId: 'page-view-0002' };
  const name = await inTransaction(ctx, async ({ db }) =>
    rowsOf(db, sql`select current_setting('application_name') as name`),
  );
  expect(name[0]?.name).toBe('besesaka page-view-0002');
});

test('the log is read from a number on, page by page', async () => {
  const user = newId();
  for (let i = 0; i < 5; i += 1) await append(user);
  expect((await read(user, 2, 2)).events.map(({ seq }) => seq)).toEqual([3, 4]);
  expect(await read(user, 5)).toEqual({ events: [], head: 5, reset: false });
  expect(await read(newId())).toEqual({ events: [], head: 0, reset: false });
});

test('the heads of thousands of users and their ended sessions come in one response', async () => {
  const user = newId();
  await append(user, user, user);
  const users = [user, ...Array.from({ length: 5_000 }, newId)];
  const gone = newId();
  const service = market.client({ 'x-service-secret': testSecrets.SERVICE_SECRET });
  const { status, body } = await service.post('/api/events/heads', { users, sessions: [gone] });
  expect(status).toBe(200);
  expect(body.heads?.[user]).toBe(3);
  expect(Object.keys(body.heads ?? {})).toHaveLength(5_001);
  expect(body.ended).toEqual([gone]);
});

// Last, because it moves the clock.
test('events expire after 30 days, and clients with older numbers must start afresh', async () => {
  const user = newId();
  await append(user, user);
  market.clock.pass({ days: 31 });
  await append(user);
  await pruneEvents({ ctx: market.context() });
  expect(await read(user, 0)).toEqual({ events: [], head: 3, reset: true });
  expect((await read(user, 2)).events.map(({ seq }) => seq)).toEqual([3]);
  expect((await read(user, 9)).reset).toBe(true);
  market.clock.pass({ days: 31 });
  await pruneEvents({ ctx: market.context() });
  expect(await read(user, 2)).toEqual({ events: [], head: 3, reset: true });
  expect(await read(user, 3)).toEqual({ events: [], head: 3, reset: false });
});
