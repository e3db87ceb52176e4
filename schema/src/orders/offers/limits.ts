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

export const offerStates = ['open', 'accepted', 'declined', 'withdrawn', 'ended', 'ordered'] as const;
export type OfferState = (typeof offerStates)[number];

export const offerSides = ['buyer', 'seller'] as const;
export type OfferSide = (typeof offerSides)[number];

/** Answers to an offer. */
export const offerAnswers = ['accept', 'counter', 'decline', 'withdraw'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** Actions on an offer. Each offer lists the ones that are allowed for the viewer. */
export const offerActions = [...offerAnswers, 'order'] as const;
export type OfferAction = (typeof offerActions)[number];

/** Everything that may happen to an offer; `end` is its time running out. */
export const offerStepKinds = ['offer', ...offerActions, 'end'] as const;
export type OfferStepKind = (typeof offerStepKinds)[number];
