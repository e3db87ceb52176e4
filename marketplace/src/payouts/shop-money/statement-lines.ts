import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { ShopMoneyKind } from '@besesaka/schema/payouts/shop-money/limits.ts';
import type { StatementLine } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { and, asc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { sellerAccount } from '#payouts/settle-order-money.ts';
import { orderMoney } from '#payouts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { type PayoutRow, payouts } from './tables.ts';

/** The order of an entry: a sale names it, a refund its payment. */
export function moneyOfEntry(shopId: string): SQL | undefined {
  const ofPayment = and(eq(orderMoney.paymentId, ledgerEntries.paymentId), eq(orderMoney.shopId, shopId));
  return or(
    eq(orderMoney.orderId, ledgerEntries.subjectId),
    and(ofPayment, ne(ledgerEntries.subjectId, orderMoney.orderId), eq(ledgerEntries.kind, 'refund')),
  );
}

export function kindOf(kind: (typeof ledgerEntries.$inferSelect)['kind']): ShopMoneyKind {
  if (kind === 'payout' || kind === 'payout paid') return 'payout';
  if (kind === 'payout failed' || kind === 'payout returned') return 'payout_back';
  return kind === 'refund' ? 'refund' : 'sale';
}

/** What the shop's balance consists of between two times, oldest first. A payout that did not arrive never left. */
export async function readLines(ctx: Ctx, payout: PayoutRow, from: Date | null): Promise<StatementLine[]> {
  const { shopId, createdAt } = payout;
  const rows = await ctx.db
    .select({
      entry: ledgerEntries,
      amount: ledgerLines.amount,
      commission: partOfEntry('income:commission'),
      vat: partOfEntry('vat'),
      money: orderMoney,
      code: orders.code,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .leftJoin(orderMoney, moneyOfEntry(shopId))
    .leftJoin(orders, eq(orders.id, orderMoney.orderId))
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.subjectId))
    .where(
      and(
        eq(ledgerLines.account, sellerAccount(shopId)),
        from ? gt(ledgerEntries.createdAt, from) : undefined,
        lte(ledgerEntries.createdAt, createdAt),
        ne(ledgerEntries.subjectId, payout.id),
        sql`${payouts.state} is distinct from 'failed'`,
      ),
    )
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
  return rows.map(toLine);
}

/** What an account got in the same entry. */
function partOfEntry(account: string): SQL<number> {
  return sql<number>`coalesce((select amount from ledger_lines as part
    where part.entry_id = ${ledgerEntries.id} and part.account = ${account}), 0)::int`;
}

interface Row {
  entry: typeof ledgerEntries.$inferSelect;
  amount: number;
  commission: number;
  vat: number;
  money: typeof orderMoney.$inferSelect | null;
  code: string | null;
}

/** A refund before the release makes the sale smaller; one after it has a line of its own. */
function refundedIn({ kind, amount, commission, vat, money }: Omit<Row, 'entry' | 'code'> & { kind: ShopMoneyKind }) {
  if (kind === 'refund') return amount + commission + vat;
  return kind === 'sale' && money ? money.grossPesewas - money.releasedPesewas : 0;
}

function toLine({ entry, amount, commission, vat, money, code }: Row): StatementLine {
  const kind = kindOf(entry.kind);
  const isSale = kind === 'sale';
  return {
    id: entry.id,
    kind,
    order_id: code,
    entered_at: entry.createdAt.toISOString(),
    gross: moneyText(isSale ? (money?.releasedPesewas ?? 0) : 0),
    delivery: moneyText(isSale ? (money?.deliveryPesewas ?? 0) : 0),
    // The marketplace's part enters its accounts at a sale, and leaves them at a refund.
    commission: moneyText(-commission),
    commission_rate: moneyText(money?.commissionRate ?? 0),
    rated_at: money?.createdAt.toISOString() ?? null,
    vat: moneyText(-vat),
    provider_fee: moneyText(isSale ? (money?.feePesewas ?? 0) : 0),
    refunded: moneyText(refundedIn({ kind, amount, commission, vat, money })),
    net: moneyText(-amount),
  };
}
