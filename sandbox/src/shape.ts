import type { Transaction } from './transactions.ts';

/** What the provider keeps for itself: 1.95 percent. */
export function feesOf(amount: number): number {
  return Math.round(amount * 0.0195);
}

/** A transaction as Paystack's contract shows it, in answers and webhooks alike. */
export function shapeOf(one: Transaction) {
  const paid = one.status === 'success' ? one.paid : null;
  const amount = paid?.amount ?? one.amount;
  return {
    id: one.id,
    domain: 'test',
    status: one.status,
    reference: one.reference,
    amount,
    currency: paid?.currency ?? one.currency,
    gateway_response: one.answer,
    message: null,
    channel: one.channel,
    fees: paid ? feesOf(amount) : null,
    metadata: paid ? paid.metadata : one.metadata,
    created_at: new Date(one.createdAt).toISOString(),
    paid_at: one.paidAt === null ? null : new Date(one.paidAt).toISOString(),
    customer: { email: one.email },
  };
}
