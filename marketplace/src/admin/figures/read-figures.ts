import {
  type Figures,
  type FiguresQuery,
  figuresLimits as limits,
  type MarketDay,
} from '@besesaka/schema/admin/figures.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, asc, between, desc, eq, inArray, max, sum } from 'drizzle-orm';
import { marketDays } from '#admin/tables.ts';
import { emptySearches } from '#catalog/search/tables.ts';
import { dayMs, dayOf } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';

/** From the table of days alone, so that the time does not depend on how many orders there are. */
export async function readFigures({ ctx, input }: { ctx: Ctx; input: FiguresQuery }): Promise<Figures> {
  const until = input.until ?? dayOf(ctx.now);
  const earliest = daysBefore(until, limits.daysMax - 1);
  const wanted = input.from ?? daysBefore(until, limits.daysShown - 1);
  const inSpan = between(marketDays.day, wanted < earliest ? earliest : wanted, until);
  const { by, title, orders, goodsPesewas, commissionPesewas, refundedPesewas, countedAt } = marketDays;
  const goods = sum(goodsPesewas).mapWith(Number);
  const commission = sum(commissionPesewas).mapWith(Number);
  const refunded = sum(refundedPesewas).mapWith(Number);
  const times = sum(emptySearches.times).mapWith(Number);
  const [days, groups, [last], searches] = await Promise.all([
    ctx.db
      .select()
      .from(marketDays)
      .where(and(eq(by, 'all'), inSpan))
      .orderBy(asc(marketDays.day)),
    ctx.db
      .select({ by, title, orders: sum(orders).mapWith(Number), goods, commission, refunded })
      .from(marketDays)
      .where(and(inArray(by, ['category', 'region']), inSpan))
      .groupBy(by, title)
      .orderBy(desc(goods))
      .limit(limits.groupsMax),
    ctx.db
      .select({ at: max(countedAt) })
      .from(marketDays)
      .where(and(eq(by, 'all'), inSpan)),
    ctx.db
      .select({ text: emptySearches.text, times })
      .from(emptySearches)
      .where(between(emptySearches.day, wanted < earliest ? earliest : wanted, until))
      .groupBy(emptySearches.text)
      .orderBy(desc(times), asc(emptySearches.text))
      .limit(limits.searchesMax),
  ]);
  return {
    days: days.map(toDay),
    groups: groups.map(({ goods, commission, refunded, ...group }) => ({
      ...group,
      goods: moneyText(goods),
      commission: moneyText(commission),
      refunded: moneyText(refunded),
    })),
    searches,
    rolled_up_at: last?.at?.toISOString() ?? null,
  };
}

const daysBefore = (day: string, days: number) => dayOf(new Date(new Date(day).getTime() - days * dayMs));
const hours = (value: number | null) => value && Math.round(value * 10) / 10;

function toDay(row: typeof marketDays.$inferSelect): MarketDay {
  return {
    day: row.day,
    orders: row.orders,
    goods: moneyText(row.goodsPesewas),
    paid: moneyText(row.paidPesewas),
    commission: moneyText(row.commissionPesewas),
    other_income: moneyText(row.otherIncomePesewas),
    refunded: moneyText(row.refundedPesewas),
    cases: row.cases,
    disputes: row.disputes,
    empty_searches: row.emptySearches,
    new_buyers: row.newBuyers,
    new_sellers: row.newSellers,
    hours_to_accept: hours(row.hoursToAccept),
    hours_to_deliver: hours(row.hoursToDeliver),
    hours_to_decide: hours(row.hoursToDecide),
  };
}
