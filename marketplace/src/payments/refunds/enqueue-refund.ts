import { eq } from 'drizzle-orm';
import { findCharged } from '#payments/ledger.ts';
import { leftOf } from '#payments/rules.ts';
import { type PaymentRow, refunds } from '#payments/tables.ts';
import type { Tx } from '#platform/context.ts';
import { enqueueExternal } from '#platform/idempotency/external-call.ts';
import { askRefund } from './refund-payment.ts';
import { notifyRefund } from './settle-refund.ts';

/**
 * Refunds the payment without an admin: all that is left, or this amount. The caller holds the lock of the payment. The
 * provider is asked after the commit, once for each `cause`.
 */
export async function enqueueRefund(
  tx: Tx,
  { row, reason, amount, cause = 'all' }: { row: PaymentRow; reason: string; amount?: number; cause?: string },
): Promise<boolean> {
  const charged = await findCharged(tx, row.id);
  const others = await tx.db.select().from(refunds).where(eq(refunds.paymentId, row.id));
  const left = charged ? leftOf(charged, others) : 0;
  const asked = amount ?? left;
  if (!charged || asked <= 0 || asked > left || others.some(({ state }) => state === 'asking')) return false;
  const known = others.flatMap(({ state, providerId }) => (state === 'failed' ? [] : (providerId ?? [])));
  const input = { paymentId: row.id, amount: asked, reason, known };
  const id = await enqueueExternal(tx, askRefund, { caller: 'refunds', key: `${row.id} ${cause}`, input });
  if (!id) return false;
  const { currency } = charged;
  const values = { id, paymentId: row.id, reason, requestedBy: null, amount: asked, currency, createdAt: tx.now };
  const [refund] = await tx.db.insert(refunds).values(values).returning();
  if (refund) await notifyRefund(tx, row, refund);
  return true;
}
