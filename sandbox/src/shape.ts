import type { Refund, Transaction } from './transactions.ts';

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
    authorization: paid ? authorizationOf(one) : {},
  };
}

/** One for each checkout, as if each had another card; mobile money's is good for nothing more. */
function authorizationOf({ channel, accessCode, authorization }: Transaction) {
  const shared = { channel, country_code: 'GH', bin: '408408', account_name: null };
  if (!authorization)
    return { ...shared, authorization_code: `AUTH_${accessCode}`, reusable: false, brand: 'Mobile money' };
  const card = { brand: 'visa', card_type: 'visa', last4: '4081', exp_month: '12', exp_year: '2030' };
  const { code } = authorization;
  return { ...shared, ...card, authorization_code: code, reusable: true, signature: `SIG_${code.slice(5)}` };
}

/** A refund as answers show it. The contract has no field in which a reference of the merchant's own would come back. */
export function refundShape(one: Transaction, refund: Refund) {
  return {
    id: refund.id,
    domain: 'test',
    transaction: one.id,
    amount: refund.amount,
    deducted_amount: refund.status === 'processed' ? refund.amount : 0,
    currency: one.paid?.currency ?? one.currency,
    channel: one.channel,
    status: refund.status,
    fully_deducted: refund.status === 'processed',
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
    created_at: new Date(refund.createdAt).toISOString(),
    refunded_at: refund.refundedAt === null ? null : new Date(refund.refundedAt).toISOString(),
  };
}

/** The same as webhooks tell of it, which is less. */
export function refundTold(one: Transaction, refund: Refund) {
  return {
    status: refund.status,
    transaction_reference: one.reference,
    refund_reference: null,
    amount: refund.amount,
    currency: one.paid?.currency ?? one.currency,
    customer: { email: one.email },
    domain: 'test',
  };
}
