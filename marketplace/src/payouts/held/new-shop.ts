import { and, count, eq, min } from 'drizzle-orm';
import { orderMoney } from '#payouts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';

const newUntil = { released: 5, days: 30 };

/** A shop is new until 5 orders were released to it and 30 days have passed since the first payment. */
export async function isNewShop({ db, now }: Ctx, shopId: string): Promise<boolean> {
  const [first] = await db
    .select({ at: min(orderMoney.createdAt) })
    .from(orderMoney)
    .where(eq(orderMoney.shopId, shopId));
  if (!first?.at || now.getTime() - first.at.getTime() < newUntil.days * dayMs) return true;
  const isReleased = and(eq(orderMoney.shopId, shopId), eq(orderMoney.state, 'released'));
  const [found] = await db.select({ total: count() }).from(orderMoney).where(isReleased);
  return (found?.total ?? 0) < newUntil.released;
}
