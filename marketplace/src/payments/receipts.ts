import type { Receipt } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { toPayment } from './emit-payment-changed.ts';
import { payments, receiptNumbers, receipts } from './tables.ts';

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

export async function receiptNumberOf(ctx: Ctx, paymentId: string): Promise<number | null> {
  const [row] = await ctx.db
    .select({ number: receipts.number })
    .from(receipts)
    .where(eq(receipts.paymentId, paymentId));
  return row?.number ?? null;
}

/** Reads one of the viewer's own receipts. */
export async function readReceipt({ ctx, input }: { ctx: Ctx; input: { number: number } }): Promise<Receipt> {
  const { userId } = requireViewer(ctx);
  const [row] = await ctx.db
    .select({ receipt: receipts, payment: payments, name: users.fullName, email: users.email })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(eq(receipts.number, input.number), eq(payments.userId, userId)));
  if (!row) throw new NotFound(texts.receiptMissing);
  return {
    number: row.receipt.number,
    issued_at: row.receipt.createdAt.toISOString(),
    payer_name: row.name,
    payer_email: row.email,
    payment: toPayment(row.payment, row.receipt.number),
  };
}
