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
  shared: 'The buyer gets a part back, the shop the rest',
} as const;
/** The decisions of an admin. */
export const caseDecision = choice('CaseDecision', 'Who gets the money of an order.', decisionLabels);
export type CaseDecision = ValueOf<typeof caseDecision>;

export const caseActor = choice('CaseActor', 'Who has to act on a case.', {
  seller: 'The seller has to answer',
  admin: 'An admin has to decide',
});

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

export const caseKind = choice('CaseKind', 'What an admin may have to decide.', {
  problem: 'The buyer reported a problem',
  not_delivered: 'The goods did not arrive in time',
  return: 'The seller refused a return, and the buyer disagrees',
  report: 'A user reported content',
  payment: 'A payment does not match',
  dispute: "The payer's bank asks for the money back",
  appeal: 'A user asks to have something restored',
});
export type CaseKind = ValueOf<typeof caseKind>;

export const caseOutcome = choice('CaseOutcome', 'How a case ended.', {
  ...decisionLabels,
  withdrawn: 'The buyer withdrew it',
  settled: 'An admin settled it',
  won: 'The bank decided for the marketplace',
  lost: 'The bank took the money back',
  granted: 'It was restored',
  refused: 'It was not restored',
});
export type CaseOutcome = ValueOf<typeof caseOutcome>;

export const appealSubject = choice('AppealSubject', 'What an appeal is about.', {
  product: 'A hidden product',
  shop: 'A hidden shop',
  review: 'A hidden review',
  account: 'A suspended account',
});
export type AppealSubject = ValueOf<typeof appealSubject>;

export const moneyAct = choice('MoneyAct', 'An act on the money of an order that may need a second admin.', {
  cancel: 'Cancel the order; the buyer gets all the money back',
  refund: 'Refund the buyer',
  release: 'Pay the shop',
  share: 'Refund a part, and pay the shop the rest',
});
export type MoneyAct = ValueOf<typeof moneyAct>;

export const payoutLimits = {
  caseMessages: 50,
  caseText: { min: 10, max: 1000 },
  casesPerPage: 20,
  /** Higher than any checkout total can be. */
  refundMaxPesewas: 10_000_000_00,
  /** Tries to enter the delivery code of an order. After that the buyer confirms the delivery. */
  codeTries: 5,
} as const;
