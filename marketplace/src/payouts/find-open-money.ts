import { cedi } from '@besesaka/schema/kernel/money.ts';
import { openPayoutStates } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { openStates } from '#orders/anonymize-user.ts';
import { orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { availableOf, leastOf } from './shop-money/balance.ts';
import { payouts } from './shop-money/tables.ts';
import { orderMoney } from './tables.ts';

const codesShown = 10;

/** Why money prevents this user from deleting the account, in sentences. Open orders prevent it by themselves. */
export async function findOpenMoney(ctx: Ctx, userId: string): Promise<string[]> {
  const isEnded = notInArray(orders.state, [...openStates]);
  const isTheirs = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId));
  const waiting = await ctx.db
    .select({ code: orders.code })
    .from(orderMoney)
    .innerJoin(orders, eq(orders.id, orderMoney.orderId))
    .where(and(isTheirs, isEnded, inArray(orderMoney.state, ['held', 'frozen', 'refunding'])))
    .orderBy(asc(orders.createdAt))
    .limit(codesShown);
  const codes = waiting.map(({ code }) => code);
  return [...(codes.length > 0 ? [texts.moneyNotSettled(codes)] : []), ...(await ofShop(ctx, userId))];
}

async function ofShop(ctx: Ctx, userId: string): Promise<string[]> {
  const [shop] = await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  if (!shop) return [];
  const isOpen = and(eq(payouts.shopId, shop.id), inArray(payouts.state, [...openPayoutStates]));
  if ((await ctx.db.$count(payouts, isOpen)) > 0) return [texts.payoutUnderWay];
  const available = await availableOf(ctx, shop.id);
  const sum = cedi(Math.abs(available));
  if (available < 0) return [texts.shopOwes(sum)];
  // A smaller sum is never paid out.
  return available >= leastOf(ctx).atMonthEnd ? [texts.shopHasMoney(sum)] : [];
}
