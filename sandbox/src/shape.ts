import type { Refund, Transaction } from './transactions.ts';

/** The provider's fee of 1.95 percent. */
export function feesOf(amount: number): number {
  return Math.round(amount * 0.0195);
}

/** A transaction in the form of Paystack's API, for responses and webhooks. */
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

/** Each checkout has its own authorization, as if each used another card. Mobile money cannot be charged again. */
function authorizationOf({ channel, accessCode, authorization }: Transaction) {
  const shared = { channel, country_code: 'GH', bin: '408408', account_name: null };
  if (!authorization)
    return { ...shared, authorization_code: `AUTH_${accessCode}`, reusable: false, brand: 'Mobile money' };
  const card = { brand: 'visa', card_type: 'visa', last4: '4081', exp_month: '12', exp_year: '2030' };
  const { code } = authorization;
  return { ...shared, ...card, authorization_code: code, reusable: true, signature: `SIG_${code.slice(5)}` };
}

/** A refund in the form of Paystack's API, which has no field for a reference of the merchant. */
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

/** A refund in the form of webhooks, which contains less. */
export function refundEvent(one: Transaction, refund: Refund) {
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
