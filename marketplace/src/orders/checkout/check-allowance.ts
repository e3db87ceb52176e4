import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import { RateLimited, Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

interface Buyer {
  id: string;
  emailConfirmedAt: Date | null;
}

/**
 * Limits a user's checkouts per hour, those with pending orders, and without a confirmed email those per day. The caller
 * has locked the buyer's row, so that concurrent checkouts cannot exceed the limits. It reports the remaining allowance;
 * the returned `reportUsage` counts the new checkout.
 */
export async function checkAllowance(ctx: Ctx, buyer: Buyer): Promise<{ reportUsage: () => void }> {
  const { orderCheckoutsPerHour: perHour, orderCheckoutsWaiting: mayWait } = ctx.config;
  const [most, mostWaiting] = [perHour ?? limits.checkoutsPerHour, mayWait ?? limits.checkoutsWaiting];
  const counts = await countCheckouts(ctx, buyer.id);
  const [nextRecent, nextDue] = [secondsUntil(ctx, counts.first, hourMs), secondsUntil(ctx, counts.nextDue, 0)];
  const recent = { name: 'orders', times: most, seconds: hourMs / 1000, left: most - counts.recent };
  const waits = ctx.settings.at(ctx.now, 'accept_unpaid_hours') * 60 * 60;
  const waiting = { name: 'orders-waiting', times: mostWaiting, seconds: waits, left: mostWaiting - counts.waiting };
  ctx.limiter.reportUsage({ ...recent, left: Math.max(0, recent.left), refillsIn: nextRecent });
  ctx.limiter.reportUsage({ ...waiting, left: Math.max(0, waiting.left), refillsIn: nextDue });
  if (waiting.left <= 0) throw new RateLimited(nextDue, texts.tooManyWaiting(mostWaiting));
  if (recent.left <= 0) throw new RateLimited(nextRecent, texts.tooManyCheckouts(most));
  const perDay = limits.checkoutsPerDayUnconfirmed;
  if (!buyer.emailConfirmedAt && counts.today >= perDay)
    throw new Refused(accountTexts.confirmToOrderMore(perDay), 'EMAIL_UNCONFIRMED');
  return {
    reportUsage() {
      for (const one of [recent, waiting])
        ctx.limiter.reportUsage({ ...one, left: one.left - 1, refillsIn: one.seconds });
    },
  };
}

async function countCheckouts({ db, now }: Ctx, buyerId: string) {
  const isWaiting = inArray(orders.state, ['awaiting_payment', 'pending']);
  const isRecent = gt(orders.createdAt, new Date(now.getTime() - hourMs));
  const isToday = gt(orders.createdAt, new Date(now.getTime() - dayMs));
  const [found] = await db
    .select({
      recent: sql<number>`(count(distinct ${orders.checkoutId}) filter (where ${isRecent}))::int`,
      first: sql<string | null>`min(${orders.createdAt}) filter (where ${isRecent})`,
      today: sql<number>`(count(distinct ${orders.checkoutId}) filter (where ${isToday}))::int`,
      waiting: sql<number>`(count(distinct ${orders.checkoutId}) filter (where ${isWaiting}))::int`,
      nextDue: sql<string | null>`min(${orders.dueAt}) filter (where ${isWaiting})`,
    })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), or(isToday, isWaiting)));
  return found ?? { recent: 0, first: null, today: 0, waiting: 0, nextDue: null };
}

function secondsUntil({ now }: Ctx, since: string | null, after: number): number {
  const left = since === null ? 0 : new Date(since).getTime() + after - now.getTime();
  return Math.max(1, Math.ceil(left / 1000));
}
