import { liveTransferStates } from '@besesaka/schema/payouts/stuck-refunds/limits.ts';
import type { StuckRefund } from '@besesaka/schema/payouts/stuck-refunds/resources.ts';
import { desc, eq } from 'drizzle-orm';
import { isLate } from '#payments/refunds/settle-refund.ts';
import type { PaymentRow, RefundRow } from '#payments/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { walletOf } from './send-refund.ts';
import { refundTransfers } from './tables.ts';

const live: readonly string[] = liveTransferStates;

/** The refunds of a payment that do not arrive by themselves, with what an admin can do. */
export async function listStuckRefunds(
  { db, now }: Ctx,
  payment: PaymentRow,
  given: readonly RefundRow[],
): Promise<StuckRefund[]> {
  const transfers = await db
    .select()
    .from(refundTransfers)
    .where(eq(refundTransfers.paymentId, payment.id))
    .orderBy(desc(refundTransfers.createdAt), desc(refundTransfers.id));
  const wallet = walletOf(payment);
  return given.flatMap((refund): StuckRefund[] => {
    const last = transfers.find(({ refundId }) => refundId === refund.id);
    const isOpen = refund.state === 'needs_attention' || isLate(refund, now);
    if (last?.state !== 'returned' && !isOpen) return [];
    const isLive = last !== undefined && live.includes(last.state);
    return [
      {
        id: refund.id,
        needs_details: refund.state === 'needs_attention' && !isLive,
        network: wallet?.network ?? null,
        phone: wallet?.phone ?? null,
        can_send: wallet !== null && !isLive && (last?.state === 'returned' || isLate(refund, now)),
        transfer_state: last?.state ?? null,
        transfer_failure: last?.failure ?? null,
      },
    ];
  });
}
