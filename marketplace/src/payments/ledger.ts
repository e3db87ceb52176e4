import { and, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { ledgerEntries, ledgerLines, type PaymentRow, type RefundRow, receiptNumbers, receipts } from './tables.ts';

interface Charge {
  row: PaymentRow;
  amount: number;
  fees: number;
  currency: string;
  /** The account that the money is owed to. */
  to: string;
}

/** The money of payments that wait for an admin. */
export const inReview = 'in-review';

export interface Line {
  account: string;
  amount: number;
}

type Entry = Omit<typeof ledgerEntries.$inferInsert, 'id' | 'createdAt'> & { lines: readonly Line[] };

/** Writes one movement of money. The database refuses lines that do not add up to zero. */
export async function enter(tx: Tx, { lines, ...entry }: Entry): Promise<void> {
  const entryId = newId();
  await tx.db.insert(ledgerEntries).values({ ...entry, id: entryId, createdAt: tx.now });
  const moved = lines.filter(({ amount }) => amount !== 0);
  await tx.db.insert(ledgerLines).values(moved.map((line) => ({ entryId, ...line })));
}

/**
 * Records the amount received, the provider's balance and its fees. The database refuses a second charge of the same
 * payment.
 */
export async function enterCharge(tx: Tx, { row, amount, fees, currency, to }: Charge): Promise<void> {
  const kind = to === inReview ? 'held charge' : 'charge';
  const lines = [
    { account: 'provider', amount: amount - fees },
    { account: 'fees', amount: fees },
    { account: to, amount: -amount },
  ];
  await enter(tx, { kind, subjectId: row.id, paymentId: row.id, currency, lines });
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

/** The cost of a refund for the marketplace, beside its amount. */
export interface RefundCost {
  account: string;
  amount: number;
  /** The transfer that took it to the payer, which the provider's ledger names in place of the refund. */
  transferId?: string;
}

/** The provider's fees for transfers that the receiver does not bear. */
export const transferFees = 'transfer-fees';

/** Records a refund. `from` are the accounts that it is taken from. The provider does not return its fees. */
export function enterRefund(
  tx: Tx,
  { id: refundId, paymentId, amount, currency }: RefundRow,
  { from, cost }: { from: readonly Line[]; cost?: RefundCost | undefined },
): Promise<void> {
  const { transferId: subjectId = refundId, ...line } = cost ?? { account: transferFees, amount: 0 };
  const lines = [...from, line, { account: 'provider', amount: -amount - line.amount }];
  return enter(tx, { kind: 'refund', subjectId, paymentId, currency, lines });
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
