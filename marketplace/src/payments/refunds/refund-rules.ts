import { type RefundState, refundStates } from '@besesaka/schema/payments/limits.ts';

/** The provider's states of a refund. One that waits for an action by the provider or by us is still pending. */
const providerStates: Readonly<Record<string, RefundState>> = {
  pending: 'pending',
  processing: 'processing',
  'needs-attention': 'processing',
  processed: 'processed',
  failed: 'failed',
};

/**
 * The next state of a refund, given the provider's state. A refund never moves back and a processed one is final. A
 * failed one may still succeed, because banks sometimes report that later.
 */
export function refundStateOf(state: RefundState, status: string): RefundState {
  const next = providerStates[status] ?? 'pending';
  if (state === 'failed') return next === 'processed' ? next : state;
  return refundStates.indexOf(next) > refundStates.indexOf(state) ? next : state;
}

/** The part of the money received that is neither refunded nor being refunded. */
export function leftOf(
  charged: { amount: number },
  refunds: readonly { state: RefundState; amount: number }[],
): number {
  return refunds.reduce((left, { state, amount }) => (state === 'failed' ? left : left - amount), charged.amount);
}

const minute = 60_000;
const pauses = [1, 2, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute);

/** A bank may take ten days, so checks continue until the refund has ended. */
export function nextRefundCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[Math.min(checks, pauses.length - 1)] ?? minute));
}
