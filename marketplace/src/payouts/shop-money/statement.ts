import { csvLine } from '@besesaka/schema/kernel/csv.ts';
import { moneyText, parseSignedMoney } from '@besesaka/schema/kernel/money.ts';
import { shopMoneyLimits as limits } from '@besesaka/schema/payouts/shop-money/limits.ts';
import type { PayoutStatement, StatementLine } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { shopMoneyTexts as texts } from '@besesaka/schema/payouts/shop-money/texts.ts';
import { and, desc, eq, lt, lte, ne, sum } from 'drizzle-orm';
import { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { sellerAccount } from '#payouts/settle-order-money.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { findOwnShopId } from './balance.ts';
import { readLines } from './statement-lines.ts';
import { type PayoutRow, payouts } from './tables.ts';
import { toPayout } from './views.ts';

interface Args {
  ctx: Ctx;
  input: { id: string };
}

/** From the payout before it, without those that did not arrive, up to this one. */
export async function readPayoutStatement({ ctx, input }: Args): Promise<PayoutStatement> {
  const payout = await findOwnPayout(ctx, input.id);
  const { from, lines } = await readPeriod(ctx, payout);
  const [[shop], opening] = await Promise.all([
    ctx.db.select({ name: shops.businessName }).from(shops).where(eq(shops.id, payout.shopId)),
    from ? balanceAt(ctx, payout.shopId, from) : 0,
  ]);
  const total = lines.reduce((all, { net }) => all + (parseSignedMoney(net) ?? 0), 0);
  return {
    payout: toPayout(payout),
    shop_name: shop?.name ?? '',
    from: from?.toISOString() ?? null,
    opening: moneyText(opening),
    lines: lines.slice(0, limits.linesShown),
    line_count: lines.length,
    total: moneyText(total),
    closing: moneyText(opening + total - payout.amountPesewas),
  };
}

const columns = [
  'kind',
  'order_id',
  'entered_at',
  'gross',
  'delivery',
  'commission_rate',
  'rated_at',
  'commission',
  'vat',
  'provider_fee',
  'refunded',
  'net',
] as const satisfies (keyof StatementLine)[];

export async function exportPayoutStatement({ ctx, input }: Args): Promise<string> {
  const payout = await findOwnPayout(ctx, input.id);
  const { lines } = await readPeriod(ctx, payout);
  return [csvLine(columns), ...lines.map((line) => csvLine(columns.map((name) => line[name] ?? '')))].join('');
}

async function findOwnPayout(ctx: Ctx, id: string): Promise<PayoutRow> {
  const shopId = await findOwnShopId(ctx);
  const isOwn = and(eq(payouts.id, id), eq(payouts.shopId, shopId));
  const [row] = isUuid(id) ? await ctx.db.select().from(payouts).where(isOwn) : [];
  if (!row) throw new NotFound(texts.payoutMissing);
  return row;
}

async function readPeriod(ctx: Ctx, payout: PayoutRow) {
  const isEarlier = and(eq(payouts.shopId, payout.shopId), lt(payouts.createdAt, payout.createdAt));
  const [before] = await ctx.db
    .select({ createdAt: payouts.createdAt })
    .from(payouts)
    .where(and(isEarlier, ne(payouts.state, 'failed')))
    .orderBy(desc(payouts.createdAt))
    .limit(1);
  const from = before?.createdAt ?? null;
  return { from, lines: await readLines(ctx, payout, from) };
}

async function balanceAt(ctx: Ctx, shopId: string, at: Date): Promise<number> {
  const [found] = await ctx.db
    .select({ all: sum(ledgerLines.amount) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(eq(ledgerLines.account, sellerAccount(shopId)), lte(ledgerEntries.createdAt, at)));
  return -Number(found?.all ?? 0);
}
