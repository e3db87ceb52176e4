export const orderLimits = {
  notesMax: 200,
  pageSize: 20,
  searchMax: 40,
  cartShownAtOnce: 5,
  cartItemsMax: 100,
  quantityMax: 10_000,
  nameMin: 2,
  nameMax: 100,
  phoneTypedMax: 30,
  addressMin: 5,
  addressMax: 200,
  cityMax: 50,
  trackingMax: 60,
  /** Proposals of a delivery fee and answers to them, per order and side. Each notifies the other side. */
  feeStepsPerHour: 6,
  reasonMin: 3,
  reasonMax: 300,
  expiresAfterHours: 72,
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

export const orderStates = [
  'pending',
  'accepted',
  'dispatched',
  'delivered',
  'completed',
  'return_requested',
  'return_agreed',
  'declined',
  'cancelled',
  'expired',
  'returned',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Newest first, or last changed first. */
export const orderOrderings = ['-created_at', '-updated_at'] as const;

/** Steps in which both sides agree on the delivery fee. They do not change the state. */
export const feeActions = ['propose_fee', 'accept_fee', 'decline_fee'] as const;
export type FeeAction = (typeof feeActions)[number];

/** Actions on an order. Each order lists the ones that are allowed for the viewer. */
export const orderActions = [
  'accept',
  'decline',
  'dispatch',
  'deliver',
  'complete',
  'cancel',
  'return',
  'request_return',
  'withdraw_return',
  'agree_return',
  'refuse_return',
  'receive_return',
  'mark_paid',
  'mark_unpaid',
  ...feeActions,
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Why a buyer wants to return the items. */
export const returnReasons = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'counterfeit',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const paymentMethods = ['cash_on_delivery', 'mobile_money', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
