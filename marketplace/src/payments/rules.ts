import { currency, moneyText } from '@besesaka/schema/kernel/money.ts';
import {
  paymentLimits as limits,
  type PaymentState,
  type RefundState,
  refundState,
} from '@besesaka/schema/payments/limits.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import type { Transaction } from './provider.ts';

export interface Expected {
  id: string;
  userId: string;
  purpose: string;
  amountPesewas: number;
  createdAt: Date;
}

export type Verdict =
  | { state: Extract<PaymentState, 'succeeded' | 'open' | 'processing' | 'failed' | 'abandoned'> }
  | { state: 'held'; reason: string };

/** Until then the user may still be on the provider's page, which the provider also reports as abandoned. */
const patienceMs = hourMs;

const underWay = ['ongoing', 'pending', 'processing', 'queued'];

/** Maps the provider's transaction to a state of our payment. It succeeds only if all its details match. */
export function judge(expected: Expected, found: Transaction, now: Date): Verdict {
  if (found.reference !== expected.id) return { state: 'held', reason: 'It carries another reference' };
  if (found.status === 'success') {
    const wrong = mismatchOf(expected, found);
    return wrong ? { state: 'held', reason: wrong } : { state: 'succeeded' };
  }
  if (found.status === 'failed') return { state: 'failed' };
  if (found.status === 'reversed') return { state: 'held', reason: 'The provider reversed it' };
  if (underWay.includes(found.status)) return { state: 'processing' };
  return { state: isOver(expected, now) ? 'abandoned' : 'open' };
}

export function isOver({ createdAt }: Pick<Expected, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > patienceMs;
}

function mismatchOf({ amountPesewas, userId, purpose }: Expected, found: Transaction): string | null {
  if (found.currency !== currency) return `Paid in ${found.currency}`;
  if (found.amount !== amountPesewas)
    return `GHS ${moneyText(found.amount)} was paid instead of GHS ${moneyText(amountPesewas)}`;
  const metadata = typeof found.metadata === 'object' && found.metadata !== null ? found.metadata : {};
  if (Reflect.get(metadata, 'user') !== userId) return 'Paid for another user';
  if (Reflect.get(metadata, 'purpose') !== purpose) return 'Paid for another purpose';
  return null;
}

/** Only an admin can change a payment in these states; repeated messages from the provider have no effect. */
const ended: readonly PaymentState[] = ['succeeded', 'held', 'refunded'];

export function isEnded(state: PaymentState): boolean {
  return ended.includes(state);
}

const minute = 60_000;
const pauses = [1, 2, 5, 10, 30, 60, 180].map((minutes) => minutes * minute);
/** A failed payment can be tried again on the provider's page for as long as the page exists. */
const askedForMs = dayMs;

/** When to ask the provider next about a payment that has not ended; null if never. */
export function nextCheck({ createdAt }: Pick<Expected, 'createdAt'>, checks: number, now: Date): Date | null {
  const at = now.getTime() + (pauses[Math.min(checks, pauses.length - 1)] ?? minute);
  return at - createdAt.getTime() > askedForMs ? null : new Date(at);
}

/** Partial days count as whole days. */
export function daysLeft(endsAt: Date | null, now: Date): number {
  return endsAt ? Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs)) : 0;
}

/** The times at which the renewal is tried, in order. */
export function renewalTimes(endsAt: Date): Date[] {
  return limits.renewalHours.map((hours) => new Date(endsAt.getTime() - hours * hourMs));
}

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
  return refundState.values.indexOf(next) > refundState.values.indexOf(state) ? next : state;
}

/** The part of the money received that is neither refunded nor being refunded. */
export function leftOf(
  charged: { amount: number },
  refunds: readonly { state: RefundState; amount: number }[],
): number {
  return refunds.reduce((left, { state, amount }) => (state === 'failed' ? left : left - amount), charged.amount);
}

const refundPauses = [1, 2, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute);

/** A bank may take ten days, so checks continue until the refund has ended. */
export function nextRefundCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + (refundPauses[Math.min(checks, refundPauses.length - 1)] ?? minute));
}
