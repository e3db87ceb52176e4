import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import { RateLimited, Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

/** After so many seconds an order that nobody answers waits no more. */
const waits = limits.expiresAfterHours * 60 * 60;

/**
 * How often a person may order, and how much may wait for its sellers, counted in checkouts. The caller holds the lock of
 * the buyer's row, so that of many checkouts at once exactly the allowed ones pass. Whoever orders hears what is left; by
 * what is answered, that one more is placed.
 */
export async function checkAllowance(ctx: Ctx, buyerId: string): Promise<{ reportUsage: () => void }> {
  const { orderCheckoutsPerHour: perHour, orderCheckoutsWaiting: mayWait } = ctx.config;
  const [most, mostWaiting] = [perHour ?? limits.checkoutsPerHour, mayWait ?? limits.checkoutsWaiting];
  const found = await countCheckouts(ctx, buyerId);
  const [nextRecent, nextDue] = [secondsUntil(ctx, found.first, hourMs), secondsUntil(ctx, found.nextDue, 0)];
  const recent = { name: 'orders', times: most, seconds: hourMs / 1000, left: most - found.recent };
  const waiting = { name: 'orders-waiting', times: mostWaiting, seconds: waits, left: mostWaiting - found.waiting };
  ctx.limiter.reportUsage({ ...recent, left: Math.max(0, recent.left), refillsIn: nextRecent });
  ctx.limiter.reportUsage({ ...waiting, left: Math.max(0, waiting.left), refillsIn: nextDue });
  if (waiting.left <= 0) throw new RateLimited(nextDue, texts.tooManyWaiting(mostWaiting));
  if (recent.left <= 0) throw new RateLimited(nextRecent, texts.tooManyCheckouts(most));
  return {
    reportUsage() {
      for (const one of [recent, waiting])
        ctx.limiter.reportUsage({ ...one, left: one.left - 1, refillsIn: one.seconds });
    },
  };
}

async function countCheckouts({ db, now }: Ctx, buyerId: string) {
  const isWaiting = eq(orders.state, 'pending');
  const isRecent = gt(orders.createdAt, new Date(now.getTime() - hourMs));
  const [found] = await db
    .select({
      recent: sql<number>`(count(distinct ${orders.checkoutId}) filter (where ${isRecent}))::int`,
      first: sql<string | null>`min(${orders.createdAt}) filter (where ${isRecent})`,
      waiting: sql<number>`(count(distinct ${orders.checkoutId}) filter (where ${isWaiting}))::int`,
      nextDue: sql<string | null>`min(${orders.dueAt}) filter (where ${isWaiting})`,
    })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), or(isRecent, isWaiting)));
  return found ?? { recent: 0, first: null, waiting: 0, nextDue: null };
}

/** Of somebody who never showed that mail reaches them; under the same lock. */
export async function checkUnconfirmed(ctx: Ctx, buyerId: string): Promise<void> {
  const most = limits.checkoutsPerDayUnconfirmed;
  const dayAgo = new Date(ctx.now.getTime() - dayMs);
  const [found] = await ctx.db
    .select({ checkouts: sql<number>`count(distinct ${orders.checkoutId})::int` })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), gt(orders.createdAt, dayAgo)));
  if ((found?.checkouts ?? 0) >= most) throw new Refused(accountTexts.confirmToOrderMore(most), 'EMAIL_UNCONFIRMED');
}

function secondsUntil({ now }: Ctx, since: string | null, after: number): number {
  const left = since === null ? 0 : new Date(since).getTime() + after - now.getTime();
  return Math.max(1, Math.ceil(left / 1000));
}
