import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import {
  createDomainEvents,
  domainEvent,
  on,
  onAsync,
  publishDomainEvent,
  registerAsyncHandlers,
} from '#platform/events/domain-events.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

const renamed = domainEvent<{ userId: string; fullName: string }>('test.renamed');

const rename = on(renamed, async ({ tx, payload }) => {
  await tx.db.update(users).set({ fullName: payload.fullName }).where(eq(users.id, payload.userId));
});
const handled: string[] = [];
let failures = 0;
const congratulate = onAsync(renamed, 'congratulate', async ({ payload }) => {
  handled.push(payload.fullName);
  if (payload.fullName === 'Nobody') {
    failures += 1;
    throw new Error('no such name');
  }
});

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
  registerAsyncHandlers(market.marketplace.jobs, [congratulate], market.context);
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const context = () => ({ ...market.context(), domainEvents: createDomainEvents([rename], [congratulate]) });
const nameOf = async (id: string) => (await market.db.select().from(users).where(eq(users.id, id)))[0]?.fullName;
const publish = (userId: string, fullName: string, after = 'select 1') =>
  inTransaction(context(), async (tx) => {
    await publishDomainEvent(tx, renamed, { userId, fullName });
    await tx.db.execute(sql.raw(after));
  });

test('synchronous handlers run in the transaction of their event, and asynchronous ones only after its commit', async () => {
  const { id, fullName } = await market.world.createUser();
  await expect(publish(id, 'Undone Boateng', 'select 1 / 0')).rejects.toThrow();
  expect(await nameOf(id)).toBe(fullName);
  await publish(id, 'Yaw Boateng');
  expect(await nameOf(id)).toBe('Yaw Boateng');
  await expect.poll(() => handled, { timeout: 10_000 }).toEqual(['Yaw Boateng']);
});

test('a failing asynchronous handler rolls nothing back and is retried', async () => {
  const { id } = await market.world.createUser();
  await publish(id, 'Nobody');
  expect(await nameOf(id)).toBe('Nobody');
  await expect.poll(() => failures, { timeout: 10_000 }).toBe(1);
  const states = () =>
    rowsOf(
      market.db,
      sql`select state from pgboss.job where name = 'test.renamed:congratulate' and data->>'fullName' = 'Nobody'`,
    );
  await expect.poll(states, { timeout: 10_000 }).toEqual([{ state: 'retry' }]);
});

test('an undefined value is written as null, also in a transaction', async () => {
  const rows = await inTransaction(market.context(), ({ db }) =>
    rowsOf(db, sql`select ${sql.param(undefined)}::text as value`),
  );
  expect(rows[0]?.value).toBeNull();
});
