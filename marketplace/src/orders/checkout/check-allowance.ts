import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { hour } from '#orders/rules.ts';
import { orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { RateLimited, Refused } from '#platform/errors.ts';

/**
 * How often a person may order, and how much may wait for its sellers, counted in checkouts. The caller holds the lock of
 * the buyer's row, so that of many checkouts at once exactly the allowed ones pass.
 */
export async function checkAllowance(ctx: Ctx, buyerId: string): Promise<void> {
  const { orderCheckoutsPerHour: perHour, orderCheckoutsWaiting: mayWait } = ctx.config;
  const [most, mostWaiting] = [perHour ?? limits.checkoutsPerHour, mayWait ?? limits.checkoutsWaiting];
  const hourAgo = new Date(ctx.now.getTime() - hour);
  const isWaiting = eq(orders.state, 'pending');
  const isRecent = gt(orders.createdAt, hourAgo);
  const [found] = await ctx.db
    .select({
      recent: sql<number>`(count(distinct ${orders.checkoutId}) filter (where ${isRecent}))::int`,
      first: sql<string | null>`min(${orders.createdAt}) filter (where ${isRecent})`,
      waiting: sql<number>`(count(distinct ${orders.checkoutId}) filter (where ${isWaiting}))::int`,
      nextDue: sql<string | null>`min(${orders.dueAt}) filter (where ${isWaiting})`,
    })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), or(isRecent, isWaiting)));
  if (!found) return;
  if (found.waiting >= mostWaiting)
    throw new RateLimited(secondsUntil(ctx, found.nextDue, 0), texts.tooManyWaiting(mostWaiting));
  if (found.recent >= most) throw new RateLimited(secondsUntil(ctx, found.first, hour), texts.tooManyCheckouts(most));
}

/** Of somebody who never showed that mail reaches them; under the same lock. */
export async function checkUnconfirmed(ctx: Ctx, buyerId: string): Promise<void> {
  const most = limits.checkoutsPerDayUnconfirmed;
  const dayAgo = new Date(ctx.now.getTime() - 24 * hour);
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
