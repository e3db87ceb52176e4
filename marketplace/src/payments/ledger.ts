import { and, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { ledgerEntries, ledgerLines, type PaymentRow, type RefundRow, receiptNumbers, receipts } from './tables.ts';

interface Charge {
  row: PaymentRow;
  amount: number;
  fees: number;
  currency: string;
  /** The account that the money is owed to: income, or held until an admin has decided. */
  to: string;
}

/**
 * Records the amount received, the provider's balance and its fees. The database refuses a second charge of the same
 * payment.
 */
export async function enterCharge(tx: Tx, { row, amount, fees, currency, to }: Charge): Promise<void> {
  const entryId = newId();
  const kind = to === 'held' ? 'held charge' : 'charge';
  await tx.db.insert(ledgerEntries).values({ id: entryId, paymentId: row.id, kind, currency, createdAt: tx.now });
  const lines = [
    { entryId, account: 'provider', amount: amount - fees },
    { entryId, account: 'fees', amount: fees },
    { entryId, account: to, amount: -amount },
  ];
  await tx.db.insert(ledgerLines).values(lines.filter((line) => line.amount !== 0));
}

export interface Charged {
  amount: number;
  currency: string;
  /** The account that the money is owed to. */
  to: string;
}

/** The amount received for a payment; null if nothing was received. */
export async function findCharged(ctx: Ctx, paymentId: string): Promise<Charged | null> {
  const lines = await ctx.db
    .select({ account: ledgerLines.account, amount: ledgerLines.amount, currency: ledgerEntries.currency })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(eq(ledgerEntries.paymentId, paymentId), inArray(ledgerEntries.kind, ['charge', 'held charge'])));
  const owed = lines.find(({ account }) => account !== 'provider' && account !== 'fees');
  return owed ? { amount: -owed.amount, currency: owed.currency, to: owed.account } : null;
}

/** Records a refund. The provider does not return its fees. */
export async function enterRefund(tx: Tx, row: RefundRow, { currency, to }: Charged): Promise<void> {
  const { id: refundId, paymentId, amount } = row;
  const entryId = newId();
  const entry = { id: entryId, paymentId, kind: 'refund', refundId, currency, createdAt: tx.now } as const;
  await tx.db.insert(ledgerEntries).values(entry);
  await tx.db.insert(ledgerLines).values([
    { entryId, account: to, amount },
    { entryId, account: 'provider', amount: -amount },
  ]);
}

/** The counter's row stays locked until the commit, so every number that is issued belongs to a receipt. */
export async function issueReceipt(tx: Tx, paymentId: string): Promise<number> {
  const [drawn] = await tx.db
    .insert(receiptNumbers)
    .values({ id: 1, last: 1001 })
    .onConflictDoUpdate({ target: receiptNumbers.id, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning({ number: receiptNumbers.last });
  if (!drawn) throw new Error('no receipt number was issued');
  await tx.db.insert(receipts).values({ number: drawn.number, paymentId, createdAt: tx.now });
  return drawn.number;
}
