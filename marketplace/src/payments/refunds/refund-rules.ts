import { type RefundState, refundStates } from '@besesaka/schema/payments/limits.ts';

/** What the provider calls a refund that waits for somebody of theirs or ours is still one that is on its way. */
const said: Readonly<Record<string, RefundState>> = {
  pending: 'pending',
  processing: 'processing',
  'needs-attention': 'processing',
  processed: 'processed',
  failed: 'failed',
};

/**
 * Where a refund stands that stood so, and of which the provider says that. Nothing leads back, and what is done stays; only
 * what had failed may go through after all, as a bank says so later.
 */
export function refundStateOf(state: RefundState, status: string): RefundState {
  const next = said[status] ?? 'pending';
  if (state === 'failed') return next === 'processed' ? next : state;
  return refundStates.indexOf(next) > refundStates.indexOf(state) ? next : state;
}

/** What of the money that came in is neither back nor on its way back. */
export function leftOf(
  charged: { amount: number },
  refunds: readonly { state: RefundState; amount: number }[],
): number {
  return refunds.reduce((left, { state, amount }) => (state === 'failed' ? left : left - amount), charged.amount);
}

const minute = 60_000;
const pauses = [1, 2, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute);

/** A bank may take ten days, so it is asked for as long as it takes. */
export function nextRefundCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[Math.min(checks, pauses.length - 1)] ?? minute));
}
