import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { domainEvent, publishDomainEvent } from '#platform/events/domain-events.ts';
import { startTestMarketplace } from '#platform/testing/marketplace.ts';

const renamed = domainEvent<{ userId: string; fullName: string }>('test.renamed');

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
  it.marketplace.shared.domainEvents.on(renamed, async ({ ctx, payload }) => {
    await ctx.db.update(users).set({ fullName: payload.fullName }).where(eq(users.id, payload.userId));
  });
});
afterAll(() => it.close());

const nameOf = async (id: string) => (await it.db.select().from(users).where(eq(users.id, id)))[0]?.fullName;

test('handlers act within the transaction that publishes', async () => {
  const { id: userId, fullName } = await it.world.createPerson();
  const publish = (name: string, after: string) =>
    inTransaction(it.context(), async (ctx) => {
      await publishDomainEvent(ctx, renamed, { userId, fullName: name });
      await ctx.db.execute(sql.raw(after));
    });
  await expect(publish('Yaw Boateng', 'select 1 / 0')).rejects.toThrow();
  expect(await nameOf(userId)).toBe(fullName);
  await publish('Yaw Boateng', 'select 1');
  expect(await nameOf(userId)).toBe('Yaw Boateng');
});

test('a fact is published within a transaction only', async () => {
  await expect(publishDomainEvent(it.context(), renamed, { userId: '', fullName: '' })).rejects.toThrow(
    'inTransaction',
  );
});

test('a value that is undefined is null to the database, also within a transaction', async () => {
  const rows = await inTransaction(it.context(), ({ db }) =>
    rowsOf(db, sql`select ${sql.param(undefined)}::text as value`),
  );
  expect(rows[0]?.value).toBeNull();
});
