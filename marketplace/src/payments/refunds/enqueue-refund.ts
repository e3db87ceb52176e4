import { eq } from 'drizzle-orm';
import { isDisputed } from '#payments/disputes/open-disputes.ts';
import { findCharged } from '#payments/ledger.ts';
import { leftOf } from '#payments/rules.ts';
import { type PaymentRow, type RefundRow, refunds } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Tx } from '#platform/context.ts';
import { enqueueExternal } from '#platform/idempotency/external-call.ts';
import { askRefund } from './refund-payment.ts';
import { notifyRefund } from './settle-refund.ts';

interface Wanted {
  /** The payment, which the caller has locked. */
  row: PaymentRow;
  reason: string;
  /** Refunds this much for this part of the purchase; by default all that is left of the payment. */
  part?: { subjectId: string; amount: number };
}

/**
 * Refunds a payment or a part of it, without an admin. The provider is asked after the commit. Returns false while another
 * request or a dispute is open: its result could not be distinguished from this one's, or the money would be paid twice.
 */
export async function enqueueRefund(tx: Tx, { row, reason, part }: Wanted): Promise<boolean> {
  const charged = await findCharged(tx, row.id);
  const others: RefundRow[] = await tx.db.select().from(refunds).where(eq(refunds.paymentId, row.id));
  if (others.some(({ state }) => state === 'asking') || (await isDisputed(tx, row.id))) return false;
  const left = charged ? leftOf(charged, others) : 0;
  const amount = Math.min(part?.amount ?? left, left);
  if (!charged || amount <= 0) return true;
  const known = others.flatMap(({ state, providerId }) => (state === 'failed' ? [] : (providerId ?? [])));
  const input = { paymentId: row.id, amount, reason, known };
  const id = await enqueueExternal(tx, askRefund, { caller: 'refunds', key: newId(), input });
  if (!id) throw new Error('a new key was used before');
  const { currency } = charged;
  const subjectId = part?.subjectId ?? null;
  const values = { id, paymentId: row.id, subjectId, reason, requestedBy: null, amount, currency, createdAt: tx.now };
  const [refund] = await tx.db.insert(refunds).values(values).returning();
  if (refund) await notifyRefund(tx, row, refund);
  return true;
}
