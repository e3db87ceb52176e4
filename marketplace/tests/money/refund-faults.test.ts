import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findLostRefunds } from '#payments/find-lost.ts';
import { askRefund } from '#payments/refunds/refund-payment.ts';
import { ledgerEntries, payments, refunds } from '#payments/tables.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { resumeExternalCalls } from '#platform/idempotency/resume-external-calls.ts';
import { deepOnly } from '#world/depth.ts';
import { dieDoing } from './die-doing.ts';
import { beginToPay, type Good, goods } from './goods.ts';
import { type MoneyWorld, startMoneyWorld, type Weather } from './money-world.ts';

let market: MoneyWorld;
let adminId: string;
beforeAll(async () => {
  market = await startMoneyWorld();
  adminId = (await market.world.createUser({ staffRole: 'owner' })).id;
});
afterEach(() => market.setWeather('fine'));
afterAll(() => market.close());

/** Pays without a webhook, so that lost results must be found. */
async function paid(good: Good, choice: Record<string, string> = {}) {
  const seller = await market.seller();
  const begun = await beginToPay(market, seller, good);
  await market.pay(begun.payment_url, choice);
  await seller.client.post('/api/payments/verify', { reference: begun.reference });
  return { seller, reference: begun.reference };
}

/** Runs the due jobs until none is left. */
async function untilGivenBack(good: Good, { seller, reference }: Awaited<ReturnType<typeof paid>>): Promise<void> {
  await vi.waitFor(async () => {
    market.clock.pass({ minutes: 10 });
    // Rows of this kind were written by this work.
    await resumeExternalCalls({ ctx: market.context(), works: [askRefund as unknown as ExternalCall] });
    await findLostRefunds({ ctx: market.context() });
    const [row] = await market.db.select().from(payments).where(eq(payments.id, reference));
    expect(row?.state).toBe('refunded');
  }, 30_000);
  const end = await goods[good].end(market, seller);
  expect(end?.getTime()).toBeLessThanOrEqual(market.clock.now().getTime());
  expect((await market.refundsThere(reference)).map(({ status }) => status)).toEqual(['processed']);
  expect((await market.db.select().from(refunds).where(eq(refunds.paymentId, reference))).length).toBe(1);
  const isRefund = and(eq(ledgerEntries.paymentId, reference), eq(ledgerEntries.kind, 'refund'));
  expect(await market.db.$count(ledgerEntries, isRefund)).toBe(1);
}

test.each([
  ['plan', 'killed before', ''],
  ['plan', 'killed after', ''],
  ['plan', 'fine', 'after the commit'],
  ...deepOnly(['campaign', 'killed after', ''] as const),
] as const)(
  'a process that dies when a %s is given back (%s %s): the clock finishes it, once',
  async (good, weather, step) => {
    const bought = await paid(good);
    market.setWeather(weather);
    await dieDoing(market, { act: 'refund', userId: adminId, subject: bought.reference, step });
    market.setWeather('fine');
    await untilGivenBack(good, bought);
  },
  120_000,
);

test("a refund is finished once if the process dies just before the commit of the provider's answer", async () => {
  const bought = await paid('plan');
  // The commit itself is held up, as the last thing that it does.
  await market.db.execute(sql`create function hold_up() returns trigger language plpgsql as
    $$ begin if new.state = 'pending' then perform pg_sleep(60); end if; return null; end $$`);
  await market.db.execute(sql`create constraint trigger hold_up after update on refunds
    deferrable initially deferred for each row execute function hold_up()`);
  const heldUp = sql`select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  const when = () => vi.waitFor(async () => expect(await rowsOf(market.db, heldUp)).toHaveLength(1), 30_000);
  await dieDoing(market, {
    act: 'refund',
    userId: adminId,
    subject: bought.reference,
    when: async () => void (await when()),
  });
  await market.db.execute(sql`select pg_terminate_backend(pid) from (${heldUp}) as held`);
  await market.db.execute(sql`drop function hold_up cascade`);
  expect(await market.db.select().from(refunds).where(eq(refunds.paymentId, bought.reference))).toMatchObject([
    { state: 'asking', providerId: null },
  ]);
  expect(await market.refundsThere(bought.reference)).toHaveLength(1);
  await untilGivenBack('plan', bought);
}, 120_000);

test.each([
  ['plan', 'before the commit'],
  ['plan', 'after the commit'],
  ...deepOnly(['campaign', 'before the commit'] as const),
] as const)(
  'a process that dies %s %s of its end: the clock finishes it, once',
  async (good, step) => {
    const bought = await paid(good);
    const adminClient = await market.admin();
    await adminClient.post(`/api/admin/payments/${bought.reference}/refund`, { reason: 'Paid by mistake' });
    await vi.waitFor(
      async () => expect(await market.refundsThere(bought.reference)).toMatchObject([{ status: 'processed' }]),
      10_000,
    );
    await dieDoing(market, { act: 'take back', userId: adminId, subject: bought.reference, step });
    await untilGivenBack(good, bought);
  },
  120_000,
);

test.each(['away', '500', 'nonsense', 'answer lost'] satisfies Weather[])(
  'a provider that is %s when it is asked for a refund: nothing ends, and the clock finishes it once',
  async (weather) => {
    const bought = await paid('plan');
    const adminClient = await market.admin();
    market.setWeather(weather);
    const answer = await adminClient.post(`/api/admin/payments/${bought.reference}/refund`, {
      reason: 'Paid by mistake',
    });
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(await goods.plan.timesGiven(market, bought.seller)).toBe(1);
    market.setWeather('fine');
    await untilGivenBack('plan', bought);
  },
  120_000,
);

test('a refund that the provider cannot deliver waits for an admin', async () => {
  const { reference } = await paid('plan', { refund: 'needs attention' });
  const admin = await market.admin();
  const requested = await admin.post(`/api/admin/payments/${reference}/refund`, { reason: 'Paid by mistake' });
  expect(requested.status).toBe(200);
  await vi.waitFor(async () => {
    market.clock.pass({ minutes: 10 });
    await findLostRefunds({ ctx: market.context() });
    const [row] = await market.db.select().from(payments).where(eq(payments.id, reference));
    expect(row).toMatchObject({ state: 'succeeded', refundState: 'needs_attention', heldReason: expect.any(String) });
  }, 10_000);
  // The session of the first one is over.
  const { body } = await (await market.admin()).get('/api/admin/payments?state=held');
  expect(body.results).toContainEqual(expect.objectContaining({ reference }));
});
