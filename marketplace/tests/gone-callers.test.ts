import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockProducts } from '#catalog/product/lock-products.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestDatabase } from '#world/database.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

/** Busy machines need it; a poll that is right ends at once. */
const patience = { timeout: 10_000 };

const poolSize = 3;
let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace({ poolSize, patienceMs: 500 });
});
afterAll(() => market.close());

const waiting = () =>
  rowsOf(
    market.db,
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
  );

test('a request that gets no connection in time gets a 503 with Retry-After', async () => {
  const { slug } = await market.world.createProduct();
  let leave = () => {};
  const stay = new Promise<void>((done) => {
    leave = done;
  });
  const busy = Array.from({ length: poolSize }, () => market.db.transaction(() => stay));
  await expect.poll(() => market.db.$client.totalCount - market.db.$client.idleCount, patience).toBe(poolSize);
  const answer = await market.client().get(`/api/v1/products/${slug}`);
  expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5']);
  leave();
  await Promise.all(busy);
  expect((await market.client().get(`/api/v1/products/${slug}`)).status).toBe(200);
});

type Carry = (request: Request) => Promise<Response>;

async function expectStopped(carry: Carry, leave: () => void): Promise<void> {
  const shop = await market.world.createShop();
  const { id, slug, stockQuantity } = await market.world.createProduct({ shop });
  const owner = await browserOf(market, shop.owner, carry);
  await inTransaction(market.context(), async (tx) => {
    await lockProducts({ ctx: tx, input: { ids: [id] } });
    const pending = owner.patch(`/api/products/${slug}`, { stock_quantity: 1 }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
    await expect.poll(waiting, patience).toHaveLength(1);
    leave();
    expect([503, 'AbortError']).toContain(await pending);
    await expect.poll(waiting, patience).toEqual([]);
    await expect.poll(() => market.db.$client.totalCount - market.db.$client.idleCount, patience).toBe(1);
  });
  expect((await market.client().get(`/api/v1/products/${slug}`)).body.stock_quantity).toBe(stockQuantity);
}

test('a statement that waits for a lock stops when its client has gone, and releases its connection', async () => {
  const gone = new AbortController();
  await expectStopped(
    (request) => market.marketplace.fetch(new Request(request, { signal: gone.signal })),
    () => gone.abort(),
  );
});

test("a statement also stops when the client's connection is cut", async () => {
  const server = serve({ fetch: market.marketplace.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const gone = new AbortController();
  await expectStopped(
    async (request) => {
      const { method, headers } = request;
      const body = await request.text();
      return fetch(base + new URL(request.url).pathname, { method, headers, body, signal: gone.signal });
    },
    () => gone.abort(),
  );
  await new Promise((done) => server.close(done));
});

test('a request whose client has gone does not begin its transaction', async () => {
  const gone = AbortSignal.abort();
  const pending = market.db.transaction((tx) => tx.execute(sql`select 1`), { gone });
  await expect(pending).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(market.db.$client.totalCount - market.db.$client.idleCount).toBe(0);
});

test('a connection whose statement was cancelled serves other requests', async () => {
  const { db, close } = await startTestDatabase({ poolSize: 1 });
  for (let round = 0; round < 20; round += 1) {
    const gone = new AbortController();
    const pending = db.transaction(
      async (tx) => {
        for (;;) await tx.execute(sql`select pg_sleep(0.001)`);
      },
      { gone: gone.signal },
    );
    setTimeout(() => gone.abort(), round);
    await expect(pending).rejects.toThrow();
    for (let n = 0; n < 5; n += 1) expect(await rowsOf(db, sql`select ${n}::int as n`)).toEqual([{ n }]);
  }
  await close();
});

test('a statement that takes too long is cancelled', async () => {
  const { db, close } = await startTestDatabase({ statementMs: 100 });
  await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  await close();
});
