import { currency, moneyText } from '@besesaka/schema/kernel/money.ts';
import {
  paymentLimits as limits,
  type PaymentState,
  type PromptStep,
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
  /** Until when a wallet's owner can confirm; null for other payments. */
  promptUntil: Date | null;
  promptStep: PromptStep | null;
}

export type Verdict =
  | { state: Extract<PaymentState, 'succeeded' | 'open' | 'processing' | 'failed' | 'abandoned' | 'refunded'> }
  | { state: 'held'; reason: string };

/** Until then the user may still be on the provider's page, which the provider also reports as abandoned. */
const patienceMs = hourMs;

const underWay = ['ongoing', 'pending', 'processing', 'queued', 'send_otp', 'pay_offline'];

/** Maps the provider's transaction to a state of our payment. It succeeds only if all its details match. */
export function judge(expected: Expected, transaction: Transaction, now: Date): Verdict {
  if (transaction.reference !== expected.id) return { state: 'held', reason: 'It carries another reference' };
  if (transaction.status === 'success') {
    const wrong = findMismatch(expected, transaction);
    return wrong ? { state: 'held', reason: wrong } : { state: 'succeeded' };
  }
  if (transaction.status === 'reversed') return { state: 'refunded' };
  if (transaction.status === 'failed' || transaction.status === 'timeout') return { state: 'failed' };
  if (expected.promptUntil) {
    const isWaiting =
      underWay.includes(transaction.status) && !isOver(expected, now) && expected.promptStep !== 'cancelled';
    return { state: isWaiting ? 'processing' : 'failed' };
  }
  if (underWay.includes(transaction.status)) return { state: 'processing' };
  return { state: isOver(expected, now) ? 'abandoned' : 'open' };
}

export function isOver({ createdAt, promptUntil }: Pick<Expected, 'createdAt' | 'promptUntil'>, now: Date): boolean {
  if (promptUntil) return now.getTime() > promptUntil.getTime() + limits.promptGraceMs;
  return now.getTime() - createdAt.getTime() > patienceMs;
}

/** The step of a prompt after this response; null without a prompt. */
export function promptStepOf(
  { promptUntil, promptStep }: { promptUntil: Date | null; promptStep: PromptStep | null },
  { transaction, state }: { transaction: Transaction | null; state: PaymentState },
): PromptStep | null {
  if (!promptUntil) return null;
  if (state === 'succeeded' || state === 'held' || state === 'refunded') return 'paid';
  if (state === 'processing') return transaction?.status === 'send_otp' ? 'code' : 'phone';
  if (promptStep === 'cancelled') return promptStep;
  const isLate = transaction === null || transaction.status === 'timeout' || underWay.includes(transaction.status);
  return isLate ? 'timed_out' : 'declined';
}

function findMismatch({ amountPesewas, userId, purpose }: Expected, transaction: Transaction): string | null {
  if (transaction.currency !== currency) return `Paid in ${transaction.currency}`;
  if (transaction.amount !== amountPesewas)
    return `GHS ${moneyText(transaction.amount)} was paid instead of GHS ${moneyText(amountPesewas)}`;
  const metadata =
    typeof transaction.metadata === 'object' && transaction.metadata !== null ? transaction.metadata : {};
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
export function nextCheck(
  { createdAt, promptUntil }: Pick<Expected, 'createdAt' | 'promptUntil'>,
  checks: number,
  now: Date,
): Date | null {
  if (promptUntil && now < promptUntil) return new Date(now.getTime() + limits.promptPauseMs);
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

/** The provider's states of a refund. An unknown one is still pending. */
const providerStates: Readonly<Record<string, RefundState>> = {
  pending: 'pending',
  processing: 'processing',
  'needs-attention': 'needs_attention',
  processed: 'processed',
  failed: 'failed',
};

/**
 * The next state of a refund, given the provider's state. A processed one is final. A failed one may still succeed, because
 * banks sometimes report that later. One that needed attention goes on once the payer's details are known. Else none moves
 * back.
 */
export function refundStateOf(state: RefundState, status: string): RefundState {
  const next = providerStates[status] ?? 'pending';
  if (state === 'failed') return next === 'processed' ? next : state;
  if (state === 'needs_attention') return next;
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
