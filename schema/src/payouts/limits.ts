import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const orderMoneyState = choice('OrderMoneyState', "State of the buyer's money for an order.", {
  unpaid: 'Not paid in the app',
  held: 'Protected',
  frozen: 'On hold',
  released: 'Paid to the shop',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
  reclaimed: 'Taken back',
});
export type OrderMoneyState = ValueOf<typeof orderMoneyState>;

export const caseState = choice('CaseState', 'Whether a case waits for a decision.', {
  open: 'Waits for the seller or an admin',
  ended: 'Decided, or withdrawn',
});

const decisionLabels = {
  refunded: 'The buyer gets the money back',
  released: 'The shop gets the money',
} as const;
/** The decisions of an admin. */
export const caseDecision = choice('CaseDecision', 'Who gets the money of an order.', decisionLabels);

export const checkoutState = choice('CheckoutState', 'State of a checkout that is paid in advance.', {
  open: 'Waits for the payment',
  paid: 'Paid; the shops have the orders',
  expired: 'Not paid in time, or cancelled; nothing was charged',
});

export const freezeReason = choice('FreezeReason', 'Why the money of an order is on hold.', {
  return: 'A return is open',
  case: 'A problem was reported, or the goods did not arrive',
  dispute: "The payer's bank asks for the money back",
});
export type FreezeReason = ValueOf<typeof freezeReason>;

export const deliveredBy = choice('DeliveredBy', 'How the delivery of a protected order was confirmed.', {
  code: "The seller entered the buyer's code",
  buyer: 'The buyer confirmed it',
  seller: 'The seller marked it',
});
export type DeliveredBy = ValueOf<typeof deliveredBy>;

export const caseKind = choice('CaseKind', 'Why an admin may have to decide about the money of an order.', {
  problem: 'The buyer reported a problem',
  not_delivered: 'The goods did not arrive in time',
});
export type CaseKind = ValueOf<typeof caseKind>;

export const caseOutcome = choice('CaseOutcome', 'How a case ended.', {
  ...decisionLabels,
  withdrawn: 'The buyer withdrew it',
});
export type CaseOutcome = ValueOf<typeof caseOutcome>;

export const payoutLimits = {
  caseText: { min: 10, max: 1000 },
  casesPerPage: 20,
  /** Higher than any checkout total can be. */
  refundMaxPesewas: 10_000_000_00,
  /** Tries to enter the delivery code of an order. After that the buyer confirms the delivery. */
  codeTries: 5,
} as const;
