import { eq } from 'drizzle-orm';
import { findCharged } from '#payments/ledger.ts';
import { leftOf } from '#payments/rules.ts';
import { type PaymentRow, refunds } from '#payments/tables.ts';
import type { Tx } from '#platform/context.ts';
import { enqueueExternal } from '#platform/idempotency/external-call.ts';
import { askRefund } from './refund-payment.ts';
import { notifyRefund } from './settle-refund.ts';

/**
 * Refunds all that is left of the payment, without an admin and once. The caller holds the lock of the payment. The provider
 * is asked after the commit.
 */
export async function enqueueRefund(tx: Tx, { row, reason }: { row: PaymentRow; reason: string }): Promise<void> {
  const charged = await findCharged(tx, row.id);
  const others = await tx.db.select().from(refunds).where(eq(refunds.paymentId, row.id));
  const amount = charged ? leftOf(charged, others) : 0;
  if (!charged || amount <= 0 || others.some(({ state }) => state === 'asking')) return;
  const known = others.flatMap(({ state, providerId }) => (state === 'failed' ? [] : (providerId ?? [])));
  const input = { paymentId: row.id, amount, reason, known };
  const id = await enqueueExternal(tx, askRefund, { caller: 'refunds', key: row.id, input });
  if (!id) return;
  const { currency } = charged;
  const values = { id, paymentId: row.id, reason, requestedBy: null, amount, currency, createdAt: tx.now };
  const [refund] = await tx.db.insert(refunds).values(values).returning();
  if (refund) await notifyRefund(tx, row, refund);
}
