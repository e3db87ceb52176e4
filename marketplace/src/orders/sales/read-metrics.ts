import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { type DashboardMetrics, metricMonths } from '@besesaka/schema/orders/metrics.ts';
import { and, count, eq, gt, gte, inArray, isNull, type SQL, sql, sum } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import { offers } from '#orders/offers/tables.ts';
import { soldStates } from '#orders/rules.ts';
import { orders } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { readDays } from './read-days.ts';

/** Returns the seller's dashboard: a year of sales by month, and the current counts. */
export async function readMetrics({ ctx }: { ctx: Ctx }): Promise<DashboardMetrics> {
  const { userId } = requireViewer(ctx);
  const [months, days, open, offersToAnswer, stock, answers] = await Promise.all([
    readMonths(ctx, userId),
    readDays(ctx, { sellerId: userId }),
    countOpenOrders(ctx, userId),
    countOffersToAnswer(ctx, userId),
    readStock(ctx, userId),
    readAnswers(ctx, userId),
  ]);
  return { months, days, ...open, offers_to_answer: offersToAnswer, ...stock, ...answers };
}

async function countOpenOrders({ db }: Ctx, sellerId: string) {
  const rows = await db
    .select({ state: orders.state, total: count() })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), inArray(orders.state, ['pending', 'accepted', 'return_requested'])))
    .groupBy(orders.state);
  const totalOf = (state: string) => rows.find((row) => row.state === state)?.total ?? 0;
  return {
    pending_orders: totalOf('pending'),
    accepted_orders: totalOf('accepted'),
    return_requests: totalOf('return_requested'),
  };
}

function countOffersToAnswer({ db, now }: Ctx, sellerId: string) {
  const waits = and(eq(offers.state, 'open'), eq(offers.turn, 'seller'), gt(offers.endsAt, now));
  return db.$count(offers, and(eq(offers.sellerId, sellerId), waits));
}

/** Ghana uses UTC all year, so its months are those of UTC. */
function firstOfMonth(now: Date, monthsAgo: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
}

async function readMonths(ctx: Ctx, sellerId: string): Promise<DashboardMetrics['months']> {
  const month = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  // A delivery fee is passed on to the carrier.
  const goods = sql`${orders.totalPesewas} - ${orders.shippingFeePesewas}`;
  const rows = await ctx.db
    .select({ month, pesewas: sum(goods).mapWith(Number), orders: count() })
    .from(orders)
    .where(
      and(
        eq(orders.sellerId, sellerId),
        gte(orders.createdAt, firstOfMonth(ctx.now, metricMonths - 1)),
        inArray(orders.state, soldStates),
      ),
    )
    .groupBy(sql`1`);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  // Includes months without a sale; otherwise the chart would skip them.
  return Array.from({ length: metricMonths }, (_, i) => {
    const name = firstOfMonth(ctx.now, metricMonths - 1 - i)
      .toISOString()
      .slice(0, 7);
    const month = byMonth.get(name);
    return { month: name, revenue: moneyText(month?.pesewas ?? 0), orders: month?.orders ?? 0 };
  });
}

async function readStock({ db }: Ctx, ownerId: string) {
  const times = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const stock = products.stockQuantity;
  const [row] = await db
    .select({
      active_products: count(),
      low_stock: times(sql`${stock} > 0 and ${stock} < ${catalogLimits.lowStock}`),
      out_of_stock: times(sql`${stock} = 0`),
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(shops.ownerId, ownerId), eq(products.isActive, true), isNull(products.archivedAt)));
  return row ?? { active_products: 0, low_stock: 0, out_of_stock: 0 };
}

/** Returns the response time from its last hourly measurement. */
async function readAnswers({ db }: Ctx, ownerId: string) {
  const [row] = await db
    .select({ answer_minutes: shops.answerMinutes, answer_conversations: shops.answerConversations })
    .from(shops)
    .where(eq(shops.ownerId, ownerId));
  return row ?? { answer_minutes: null, answer_conversations: 0 };
}
