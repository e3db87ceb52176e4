import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const offerLimits = {
  pageSize: 15,
  /** How long an offer or an agreed price lasts, if its maker does not say. */
  usualHours: 48,
  hoursMax: 168,
  /** Prices in a row, from the first offer on. After them, the offer can only be accepted or declined. */
  pricesMax: 10,
  stepsMax: 20,
  offersPerHour: 10,
  answersPerHour: 120,
  /** Offers of one buyer that wait for an answer or an order. */
  openMax: 20,
} as const;

export const offerState = choice('OfferState', 'State of an offer.', {
  open: 'One side has to answer',
  accepted: 'Agreed; the buyer can order at the price, once',
  declined: 'Declined by the side that had to answer',
  withdrawn: 'Withdrawn by the side that named the price, or by the buyer',
  ended: 'Its time ran out',
  ordered: 'The buyer ordered at the agreed price',
});
export type OfferState = ValueOf<typeof offerState>;

const sides = { buyer: 'The buyer', seller: 'The seller' } as const;

export const offerSide = choice('OfferSide', 'Side of an offer.', sides);
export type OfferSide = ValueOf<typeof offerSide>;

export const offerStepActor = choice('OfferStepActor', 'Who made a step of an offer.', {
  ...sides,
  system: 'The marketplace, by a timer',
});

const answers = {
  accept: 'Accept the price',
  counter: 'Name another price; the other side has to answer then',
  decline: 'Decline, which ends the offer',
  withdraw: 'Take back the own price; a buyer can also take back an agreed one',
} as const;
const actions = { ...answers, order: 'Order at the agreed price' } as const;

export const offerAnswer = choice('OfferAnswer', 'An answer to an offer.', answers);
export type OfferAnswer = ValueOf<typeof offerAnswer>;

/** Each offer lists the ones that are allowed for the viewer. */
export const offerAction = choice('OfferAction', 'Action on an offer.', actions);
export type OfferAction = ValueOf<typeof offerAction>;

export const offerStepKind = choice('OfferStepKind', 'A step of an offer.', {
  offer: 'The buyer named the first price',
  ...actions,
  end: 'The time ran out',
});
export type OfferStepKind = ValueOf<typeof offerStepKind>;
