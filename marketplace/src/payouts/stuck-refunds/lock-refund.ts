import { liveTransferStates } from '@besesaka/schema/payouts/stuck-refunds/limits.ts';
import { stuckRefundTexts as texts } from '@besesaka/schema/payouts/stuck-refunds/texts.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { type PaymentRow, payments, type RefundRow, refunds } from '#payments/tables.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { refundTransfers } from './tables.ts';

interface Locked {
  adminId: string;
  payment: PaymentRow;
  row: RefundRow;
}

/** Locks the payment of a refund for an admin. Refused while a transfer takes the refund to the payer. */
export async function lockStuckRefund(tx: Tx, id: string): Promise<Locked> {
  const { userId: adminId } = requireViewer(tx);
  const [known] = isUuid(id) ? await tx.db.select().from(refunds).where(eq(refunds.id, id)) : [];
  if (!known) throw new NotFound(texts.refundMissing);
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, known.paymentId)).for('no key update');
  const [row] = await tx.db.select().from(refunds).where(eq(refunds.id, id));
  if (!payment || !row) throw new NotFound(texts.refundMissing);
  refuseOwnCase(adminId, payment.userId);
  const isLive = and(eq(refundTransfers.refundId, id), inArray(refundTransfers.state, [...liveTransferStates]));
  if ((await tx.db.$count(refundTransfers, isLive)) > 0) throw new Refused(texts.underWay);
  return { adminId, payment, row };
}
