import type { OrderState } from './limits.ts';

/** The one word for each state, in badges, chips, strips, chats, notifications and mails. */
export const orderStateLabels = {
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

/** The word of a state within a sentence. */
export const orderStateWord = (state: OrderState) => orderStateLabels[state].toLowerCase();
