import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { openPayoutStates, type ShopMoneySum } from '@besesaka/schema/payouts/shop-money/limits.ts';
import type { ShopMoneyEntry } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { sellerAccount } from '#payouts/settle-order-money.ts';
import { orderMoney } from '#payouts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { findOwnShopId, heldPart, isHeld } from './balance.ts';
import { kindOf, moneyOfEntry } from './statement-lines.ts';
import { payouts } from './tables.ts';
import { toPayout } from './views.ts';

interface Args<Input = object> {
  ctx: Ctx;
  input: ListPosition & Input;
}

export async function listPayouts({ ctx, input }: Args) {
  const isOwn = eq(payouts.shopId, await findOwnShopId(ctx));
  const part = partOf('newest', byTime(payouts.createdAt, payouts.id), input);
  const selected = await ctx.db
    .select({ row: payouts, keys: part.keys })
    .from(payouts)
    .where(and(isOwn, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const count = input.count ? await ctx.db.$count(payouts, isOwn) : null;
  return { results: rows.map(({ row }) => toPayout(row)), count, ...place };
}

/** The entries that a sum consists of. They add up to it, because both are read from the same rows. */
export async function listShopMoneyEntries({ ctx, input }: Args<{ sum: ShopMoneySum }>) {
  const shopId = await findOwnShopId(ctx);
  if (input.sum === 'waiting') return listHeld(ctx, shopId, input);
  if (input.sum === 'available') return listLedger(ctx, shopId, input);
  const isIn = inArray(payouts.state, input.sum === 'paid' ? ['succeeded'] : [...openPayoutStates]);
  return listInPayouts(ctx, and(eq(payouts.shopId, shopId), isIn), input);
}

async function listHeld(ctx: Ctx, shopId: string, input: ListPosition) {
  const which = and(eq(orderMoney.shopId, shopId), isHeld);
  const part = partOf('held', byTime(orderMoney.createdAt, orderMoney.orderId), input);
  const selected = await ctx.db
    .select({ code: orders.code, money: orderMoney, keys: part.keys })
    .from(orderMoney)
    .innerJoin(orders, eq(orders.id, orderMoney.orderId))
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const results = rows.map(
    ({ code, money }): ShopMoneyEntry => ({
      id: code,
      kind: 'sale',
      order_id: code,
      payout_id: null,
      amount: moneyText(heldPart(money)),
      entered_at: money.createdAt.toISOString(),
    }),
  );
  return { results, count: input.count ? await ctx.db.$count(orderMoney, which) : null, ...place };
}

async function listLedger(ctx: Ctx, shopId: string, input: ListPosition) {
  const isOwn = eq(ledgerLines.account, sellerAccount(shopId));
  const part = partOf('entered', byTime(ledgerEntries.createdAt, ledgerEntries.id), input);
  const selected = await ctx.db
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      subjectId: ledgerEntries.subjectId,
      at: ledgerEntries.createdAt,
      amount: ledgerLines.amount,
      code: orders.code,
      keys: part.keys,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .leftJoin(orderMoney, moneyOfEntry(shopId))
    .leftJoin(orders, eq(orders.id, orderMoney.orderId))
    .where(and(isOwn, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const results = rows.map(
    ({ id, kind, subjectId, at, amount, code }): ShopMoneyEntry => ({
      id,
      kind: kindOf(kind),
      order_id: code,
      payout_id: code === null ? subjectId : null,
      amount: moneyText(-amount),
      entered_at: at.toISOString(),
    }),
  );
  return { results, count: input.count ? await ctx.db.$count(ledgerLines, isOwn) : null, ...place };
}

async function listInPayouts(ctx: Ctx, which: SQL | undefined, input: ListPosition) {
  const part = partOf('payouts', byTime(payouts.createdAt, payouts.id), input);
  const selected = await ctx.db
    .select({ row: payouts, keys: part.keys })
    .from(payouts)
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const results = rows.map(
    ({ row }): ShopMoneyEntry => ({
      id: row.id,
      kind: 'payout',
      order_id: null,
      payout_id: row.id,
      amount: moneyText(row.amountPesewas),
      entered_at: row.createdAt.toISOString(),
    }),
  );
  return { results, count: input.count ? await ctx.db.$count(payouts, which) : null, ...place };
}
