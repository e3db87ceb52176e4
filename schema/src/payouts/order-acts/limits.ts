import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const orderAct = choice('AdminOrderAct', 'What an admin does with an order.', {
  cancel: 'Cancel it; a payment in the app goes back to the buyer',
  refund: 'Refund a part of its payment, or all of it',
  release: 'Pay the shop the money that is held',
  extend: 'Give more time until its next deadline',
  reopen_return: 'Open a return again that was refused or closed',
});
export type OrderAct = ValueOf<typeof orderAct>;

export const orderActLimits = {
  /** The most days that one act adds to a deadline. */
  extendDaysMax: 14,
  perHour: 30,
} as const;
