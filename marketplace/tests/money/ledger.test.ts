import { eq, isNull, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRefund } from '#payments/refunds/settle-refund.ts';
import { checkPayment } from '#payments/settle-payment.ts';
import { ledgerEntries, ledgerLines, payments, refunds } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { sqlState } from '#platform/db/sql-state.ts';
import { size } from '#world/depth.ts';
import { dice } from './dice.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';
import { createActor } from './random-acts.ts';

/** `npm run bench -- ledger` asks for more. */
const times = Number(process.env.LEDGER_ACTS ?? size(300, 2_000));
/** While one waits for the database or the provider, others act. */
const lanes = 8;

let market: MoneyWorld;
beforeAll(async () => {
  // A busy machine is no fault of the books: what came too late is a matter of other tests.
  market = await startMoneyWorld({ OUTSIDE_CALL_MS: '60000' });
});
afterAll(() => market.close());

test(
  `the books sum to zero after each of ${times} random acts, and have of each payment what the provider has`,
  async () => {
    const admin = { userId: (await market.world.createUser({ staffRole: 'owner' })).id, sessionId: newId() };
    const totalAfter = shared(total);
    let left = times;
    async function lane(seed: number) {
      const actor = await createActor(market, { roll: dice(seed), admin });
      while (left > 0) {
        left -= 1;
        await actor.act();
        expect(await totalAfter()).toBe(0);
      }
      return actor;
    }
    const actors = await Promise.all(Array.from({ length: lanes }, (_, n) => lane(n + 1)));
    const ctx = actors[0]?.context() ?? market.context();
    await forAll(
      actors.flatMap(({ known }) => known),
      (reference) => checkPayment(ctx, reference),
    );
    await expect.poll(() => refundsLeft(ctx), { timeout: 60_000, interval: 200 }).toBe(0);
    expect(await balance()).toEqual([]);
    const [ours, theirs] = [await atProvider(), await market.balances()];
    expect(ours.size).toBeGreaterThan(times / 20);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
  },
  times * 300 + 60_000,
);

test('the database refuses an entry that does not balance, one without lines, and any change', async () => {
  const [payment] = await market.db.select().from(payments).limit(1);
  const entry = (kind: 'release' | 'refund') => ({
    id: newId(),
    paymentId: payment?.id ?? '',
    subjectId: newId(),
    kind,
    currency: 'GHS',
    createdAt: market.clock.now(),
  });
  const lopsided = market.db.transaction(async (tx) => {
    const one = entry('release');
    await tx.insert(ledgerEntries).values(one);
    await tx.insert(ledgerLines).values([
      { entryId: one.id, account: 'in-review', amount: 100 },
      { entryId: one.id, account: 'provider', amount: -99 },
    ]);
  });
  expect(await lopsided.catch(sqlState)).toBe('23514');
  expect(await market.db.insert(ledgerEntries).values(entry('refund')).catch(sqlState)).toBe('23514');
  expect(await market.db.update(ledgerLines).set({ amount: 1 }).catch(sqlState)).toBe('23001');
  expect(await market.db.delete(ledgerEntries).catch(sqlState)).toBe('23001');
});

/** As many at a time as there are lanes. */
async function forAll<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const one of left) await act(one);
    }),
  );
}

/** Begun after it is asked for: those who ask while one is under way share the next. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let under: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= under.then(() => {
      next = null;
      const pending = ask();
      under = pending.catch(() => {});
      return pending;
    });
    return next;
  };
}

/** The sum of all entries. */
async function total(): Promise<number> {
  const [all] = await market.db.select({ total: sum(ledgerLines.amount) }).from(ledgerLines);
  return Number(all?.total ?? 0);
}

/** Asks the provider what became of those that it had not ended; answers how many there were. */
async function refundsLeft(ctx: Ctx): Promise<number> {
  const rows = await market.db.selectDistinct({ id: refunds.paymentId }).from(refunds).where(isNull(refunds.endedAt));
  await forAll(rows, ({ id }) => checkRefund(ctx, id));
  return rows.length;
}

/** The currencies in which the books are not even. */
async function balance() {
  const total = sum(ledgerLines.amount);
  return market.db
    .select({ currency: ledgerEntries.currency, total })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .groupBy(ledgerEntries.currency)
    .having(sql`${total} <> 0`);
}

/** The provider's balance of each successful payment. */
async function atProvider(): Promise<Map<string, number>> {
  const rows = await market.db
    .select({ reference: ledgerEntries.paymentId, total: sum(ledgerLines.amount) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(eq(ledgerLines.account, 'provider'))
    .groupBy(ledgerEntries.paymentId);
  return new Map(rows.map(({ reference, total }) => [reference ?? '', Number(total)]));
}
