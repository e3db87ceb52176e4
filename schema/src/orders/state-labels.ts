import type { OrderAction, OrderState } from './limits.ts';

/** The one word for each state, in badges, chips, strips, chats, notifications and mails. */
export const orderStateLabels = {
  awaiting_payment: 'Waiting for payment',
  pending: 'Waiting',
  accepted: 'Accepted',
  dispatched: 'On the way',
  delivered: 'Delivered',
  completed: 'Done',
  return_requested: 'Return asked',
  return_agreed: 'Return agreed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
  returned: 'Returned',
} as const satisfies Record<OrderState, string>;

/** The label of an action after which the order has the state that it had before. Other actions have that of the new state. */
export const orderActionLabels = {
  refuse_return: 'Return refused',
  withdraw_return: 'Return withdrawn',
  mark_paid: 'Payment received',
  ask_payment: 'Payment asked',
  pay: 'Paid in the app',
  take_back: 'Payment refunded',
  propose_fee: 'Delivery fee to confirm',
  decline_fee: 'Delivery fee declined',
} as const satisfies Partial<Record<OrderAction, string>>;

/** The label as it stands within a sentence: in lower case. */
export const orderStateInSentence = (state: OrderState) => orderStateLabels[state].toLowerCase();
