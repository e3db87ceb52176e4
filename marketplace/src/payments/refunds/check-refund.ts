import { and, eq, isNull, sql } from 'drizzle-orm';
import { findCharged } from '#payments/ledger.ts';
import { listRefunds, type RefundFound } from '#payments/provider.ts';
import { isEnded } from '#payments/rules.ts';
import { checkPayment } from '#payments/settle-payment.ts';
import { payments, type RefundRow, refunds } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { leftOf, nextRefundCheck } from './refund-rules.ts';
import { notifyRefund, settleRefund } from './settle-refund.ts';

/**
 * Asks the provider for the state of a payment's refunds without holding a database connection, and applies the result.
 */
export async function checkRefund(ctx: Ctx, paymentId: string): Promise<void> {
  const [payment] = await ctx.db.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId));
  // A repeated message about a finished refund needs no question to the provider.
  if (!payment || payment.state === 'refunded') return;
  // The message that it was paid may arrive after the one about the refund, or never.
  if (!isEnded(payment.state)) await checkPayment(ctx, paymentId);
  await ctx.db
    .update(refunds)
    .set({ checks: sql`${refunds.checks} + 1` })
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.endedAt)));
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  for (const found of await listRefunds(call, paymentId)) {
    const id = await rowOf(ctx, paymentId, found);
    if (id) await inTransaction(ctx, (tx) => settleRefund(tx, id, { found }));
  }
}

/**
 * Finds our refund, or records one that was made in the provider's dashboard, which may be partial. While one of our
 * own requests is open, the refund may be its result, so that request decides.
 */
function rowOf(ctx: Ctx, paymentId: string, found: RefundFound): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
    const rows: RefundRow[] = await tx.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    const known = rows.find(({ providerId }) => providerId === String(found.id));
    if (known) return known.id;
    const charged = await findCharged(tx, paymentId);
    const isAsking = rows.some(({ state }) => state === 'asking');
    if (!payment || !charged || found.status === 'failed' || isAsking) return null;
    if (found.amount > leftOf(charged, rows)) {
      tx.log.error({ payment: paymentId, refund: found.id }, 'the provider refunded more than was paid');
      return null;
    }
    const id = newId();
    const { amount } = found;
    const { currency } = charged;
    const source = { reason: 'It was requested at the payment provider.', providerId: String(found.id) };
    const values = { id, paymentId, ...source, amount, currency, createdAt: tx.now };
    const [row] = await tx.db
      .insert(refunds)
      .values({ ...values, state: 'pending', dueAt: nextRefundCheck(0, tx.now) })
      .returning();
    if (row) await notifyRefund(tx, payment, row);
    return id;
  });
}
