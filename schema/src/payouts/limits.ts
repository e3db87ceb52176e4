import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const orderMoneyState = choice('OrderMoneyState', "State of the buyer's money for an order.", {
  unpaid: 'Not paid in the app',
  held: 'Protected: the shop is paid after the buyer has the goods',
  frozen: 'On hold, because a question is open',
  released: 'Paid to the shop',
  refunding: 'The refund is on its way',
  refunded: 'Refunded',
  reclaimed: 'Taken back from the shop',
});
export type OrderMoneyState = ValueOf<typeof orderMoneyState>;

export const payoutLimits = {
  /** The least that the payment provider takes for one payment. */
  leastPesewas: 100,
} as const;
