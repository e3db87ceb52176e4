import { choice, type ValueOf } from '#kernel/reference/choice.ts';
import type { DeliveryKind } from '#shops/limits.ts';

export const orderLimits = {
  notesMax: 200,
  pageSize: 20,
  searchMax: 40,
  cartShownAtOnce: 5,
  cartItemsMax: 100,
  /** The least that the payment provider takes for one payment, and the most that we send it. */
  paidLeastPesewas: 100,
  paidMostPesewas: 100_000_000,
  quantityMax: 10_000,
  nameMin: 2,
  nameMax: 100,
  addressMin: 5,
  addressMax: 200,
  cityMax: 50,
  trackingMax: 60,
  /** Proposals of a delivery fee and answers to them, per order and side. Each notifies the other side. */
  feeStepsPerHour: 6,
  reasonMin: 3,
  reasonMax: 300,
  /** An order that its buyer pays first. A prompt that was started within this time may end some minutes later. */
  paysWithinMinutes: 15,
  /** Orders of new accounts expire early, so that throwaway accounts cannot lock up stock. */
  newAccountHours: 24,
  newAccountExpiresAfterHours: 6,
  checkoutsPerHour: 20,
  /** Limit for accounts without a confirmed e-mail address. */
  checkoutsPerDayUnconfirmed: 3,
  /** Checkouts with at least one order that its seller has not answered yet. */
  checkoutsWaiting: 10,
  checkoutTriesPerMinute: 120,
  settlesPerHour: 60,
  labelsPerMinute: 120,
  cartChangesPerMinute: 120,
  completesAfterDeliveredDays: 7,
  completesAfterDispatchedDays: 30,
  /** How long after the delivery a buyer may ask to return the items. */
  returnDays: 7,
  /** A request without an answer counts as agreed after this time. */
  returnAnswerDays: 7,
  /** An agreed return that the seller has not received by then is closed. */
  returnArrivesDays: 30,
  returnRequestsMax: 3,
  returnPhotosMax: 4,
} as const;

export const orderState = choice('OrderState', 'State of an order.', {
  awaiting_payment: 'Waits for its payment; the shop does not see it yet',
  pending: "Placed; waits for the seller's answer",
  accepted: 'Accepted by the seller',
  dispatched: 'Sent to the buyer',
  delivered: 'Delivered',
  completed: 'Completed by the buyer, or automatically some time after dispatch or delivery',
  return_requested: 'The buyer wants to return the items; counts as agreed if the seller does not answer in time',
  return_agreed: 'The items are on their way back to the seller',
  declined: 'Declined by the seller',
  cancelled: 'Cancelled by buyer or seller before dispatch',
  expired: 'Expired because it was not paid or the seller did not answer in time',
  returned: 'The items are back with the seller: they could not be delivered, or the buyer returned them',
});
export type OrderState = ValueOf<typeof orderState>;

export const orderOrdering = choice(
  'OrderOrdering',
  'Ordering of orders.',
  { '-created_at': 'Newest first', '-updated_at': 'Last changed first' },
  { as: { '-created_at': 'NEWEST', '-updated_at': 'UPDATED' } },
);

/** Steps in which both sides agree on the delivery fee. They do not change the state. */
export const feeActions = ['propose_fee', 'accept_fee', 'decline_fee'] as const;
export type FeeAction = (typeof feeActions)[number];

/** Each order lists the ones that are allowed for the viewer. */
export const orderAction = choice('OrderAction', 'Action on an order.', {
  accept: 'The seller accepts the order',
  decline: 'The seller declines the order, with a reason',
  dispatch: 'The seller dispatches the order',
  deliver: 'Buyer or seller confirms the delivery',
  complete: 'The buyer completes the order',
  cancel: 'Buyer or seller cancels the order; the seller must give a reason',
  return: 'The seller marks the order as returned, with a reason',
  request_return: 'The buyer asks to return the items, with a reason and photos, while the order allows it',
  withdraw_return: 'The buyer keeps the items after all',
  agree_return: 'The seller agrees to the return',
  refuse_return: 'The seller refuses the return, with a reason',
  receive_return: 'The seller has the items back',
  mark_paid: 'The seller marks the order as paid, with the payment method',
  mark_unpaid: 'The seller undoes the payment mark',
  ask_payment: 'The seller asks the buyer to pay in the app',
  pay: 'The buyer paid in the app; happens with the payment',
  take_back: 'The payment went back to the buyer; happens with the refund',
  propose_fee: 'The seller proposes a delivery fee',
  accept_fee: 'The buyer accepts the proposed fee, which is added to the total',
  decline_fee: 'The buyer declines the proposed fee',
});
export type OrderAction = ValueOf<typeof orderAction>;

export const returnReason = choice('ReturnReason', 'Why a buyer returns the items.', {
  damaged: 'Broken, or does not work',
  wrong_item: 'Not what was ordered',
  not_as_described: 'Does not match its description or pictures',
  counterfeit: 'Counterfeit',
  changed_mind: 'The buyer changed their mind',
  other: 'Another reason',
});
export type ReturnReason = ValueOf<typeof returnReason>;

export const paymentMethod = choice('PaymentMethod', 'How the buyer paid the seller.', {
  cash_on_delivery: 'In cash on delivery',
  mobile_money: 'By mobile money',
  other: 'In another way',
  online: 'In the app',
});
export type PaymentMethod = ValueOf<typeof paymentMethod>;

export const orderViewer = choice('OrderViewer', 'Role of the viewer in an order.', {
  buyer: 'The viewer placed the order',
  seller: "The viewer's shop received the order",
  admin: 'The viewer is an admin',
});

export const orderActor = choice('OrderActor', 'Who changed an order.', {
  buyer: 'The buyer',
  seller: 'The seller',
  system: 'The marketplace, by a timer',
  admin: 'The marketplace, by an admin',
});
export type OrderActor = ValueOf<typeof orderActor>;

export const orderDeliveryKind = choice('OrderDeliveryKind', 'Kind of delivery of an order.', {
  rider: "The seller's own rider",
  bus: 'A parcel by bus, from station to station',
  courier: 'A courier service',
  pickup: 'The buyer picks up the goods',
  agreed: 'The buyer accepted a fee that the seller proposed',
} satisfies Record<DeliveryKind | 'agreed', string>);
