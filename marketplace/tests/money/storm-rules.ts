import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders } from '#orders/tables.ts';
import { disputes } from '#payments/tables.ts';
import { cases, orderMoney } from '#payouts/tables.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import type { Storm } from './storm-world.ts';

type State = typeof orderMoney.$inferSelect.state;

/** The steps of the money of an order, as the plan has them. A round of the storm may take several of them. */
const next: Record<State, readonly State[]> = {
  unpaid: [],
  held: ['frozen', 'released', 'refunding', 'refunded'],
  frozen: ['held', 'released', 'refunding', 'refunded'],
  refunding: ['refunded'],
  released: ['reclaimed'],
  refunded: [],
  reclaimed: [],
};

function reachable(from: State): Set<State> {
  const all = new Set([from]);
  for (const one of all) for (const two of next[one]) all.add(two);
  return all;
}

interface Seen {
  state: State;
  orderState: typeof orders.$inferSelect.state;
  deliveredBy: typeof orderMoney.$inferSelect.deliveredBy;
  isDisputed: boolean;
  hasCase: boolean;
}

/** Orders whose release an admin wanted, who is not bound by the deadlines. */
async function releasedByAdmin({ it }: Storm): Promise<Set<string>> {
  const { rows } = await it.db.execute<{ code: string }>(
    sql`select subject as code from audit_log where act = 'orders.release'
      union all select code from orders join cases on cases.order_id = orders.id
      where cases.outcome in ('released', 'shared') and cases.decided_by is not null`,
  );
  return new Set(rows.map(({ code }) => code));
}

async function read({ it }: Storm) {
  const isOpen = and(eq(disputes.paymentId, orderMoney.paymentId), eq(disputes.state, 'open'));
  const openCase = and(eq(cases.orderId, orders.id), isNull(cases.endedAt));
  return it.db
    .select({
      order: orders,
      money: orderMoney,
      isDisputed: sql<boolean>`exists (select from ${disputes} where ${isOpen})`,
      hasCase: sql<boolean>`exists (select from ${cases} where ${openCase})`,
    })
    .from(orderMoney)
    .innerJoin(orders, eq(orders.id, orderMoney.orderId));
}

const inReturn: readonly string[] = ['return_requested', 'return_agreed'];

type Row = Awaited<ReturnType<typeof read>>[number];

interface Release {
  row: Row;
  before: Seen;
  about: string;
  now: number;
  /** A shop is new for its first 30 days at least. */
  isNewShop: boolean;
}

/** Nothing is open, and the buyer had the goods for the time that was promised, or 30 days are over. */
function checkRelease({ row: { order, money, hasCase }, before, about, now, isNewShop }: Release): void {
  if (now - money.createdAt.getTime() >= 30 * dayMs) return;
  expect(hasCase, `${about}, a case stops the release`).toBe(false);
  const isReturned = inReturn.includes(order.state) && inReturn.includes(before.orderState);
  expect(isReturned, `${about}, a return stops the release`).toBe(false);
  // The case was decided.
  if (before.hasCase) return;
  expect(money.deliveredBy, `${about}, the goods arrived`).not.toBeNull();
  const waited = (money.releasedAt?.getTime() ?? 0) - (money.deliveredAt?.getTime() ?? 0);
  const days = isNewShop || money.deliveredBy === 'seller' ? 7 : order.state === 'completed' ? 0 : 2;
  expect(waited, `${about}, there was time to look`).toBeGreaterThanOrEqual(days * dayMs);
}

function checkStep(storm: Storm, row: Row, before: Seen | undefined, release: Pick<Release, 'isNewShop'> | null): void {
  const { order, money, isDisputed } = row;
  const about = `${order.code}: ${before?.state} -> ${money.state}, ${order.state}`;
  expect(money.state === 'frozen', `${about}, on hold with a reason`).toBe(money.frozenBy !== null);
  const isFull = money.refundedPesewas === money.grossPesewas;
  expect(order.paidAt === null, `${about}, a full refund does not read as paid`).toBe(isFull);
  if (order.isProtected) expect(money.deliveryCode, `${about}, it has a code`).toMatch(/^\d{4}$/);
  if (!before) return;
  expect(reachable(before.state), about).toContain(money.state);
  if (money.deliveredBy === 'code' && before.deliveredBy !== 'code')
    expect(before.orderState, `${about}, the code counts on the way`).toBe('dispatched');
  if (before.state === money.state || money.state !== 'released' || !order.isProtected) return;
  expect(isDisputed && before.isDisputed, `${about}, a dispute stops the release`).toBe(false);
  if (release) checkRelease({ ...release, row, before, about, now: storm.it.clock.now().getTime() });
}

/** We never ask for a refund while a bank decides about the payment. */
async function checkRefunds({ it }: Storm): Promise<void> {
  const { rows } = await it.db.execute(sql`select r.id from refunds r join disputes d on d.payment_id = r.payment_id
    join outside_works w on w.id = r.id
    where r.created_at > d.created_at and r.created_at < coalesce(d.ended_at, 'infinity')`);
  expect(rows, 'refunds while a bank decides').toEqual([]);
}

/** No hold outlives day 30, except while a bank decides. The timers run every minute, so an hour is enough for them. */
export async function checkHolds(storm: Storm): Promise<void> {
  const latest = storm.it.clock.now().getTime() - 30 * dayMs - hourMs;
  for (const { order, money, isDisputed } of await read(storm)) {
    if (isDisputed || money.createdAt.getTime() > latest) continue;
    expect(money.state, `${order.code} is still on hold`).not.toMatch(/^(held|frozen)$/);
  }
}

/** Follows the orders, round by round, and compares them with the rules of the plan. */
export function createRules(storm: Storm) {
  const seen = new Map<string, Seen>();
  return async () => {
    const admins = await releasedByAdmin(storm);
    const rows = await read(storm);
    for (const row of rows) {
      const { order, money, isDisputed, hasCase } = row;
      const first = Math.min(
        ...rows.flatMap((one) => (one.money.shopId === money.shopId ? one.money.createdAt.getTime() : [])),
      );
      const isNewShop = storm.it.clock.now().getTime() - first < 30 * dayMs;
      checkStep(storm, row, seen.get(order.id), admins.has(order.code) ? null : { isNewShop });
      const { state, deliveredBy } = money;
      seen.set(order.id, { state, orderState: order.state, deliveredBy, isDisputed, hasCase });
    }
    await checkRefunds(storm);
  };
}
