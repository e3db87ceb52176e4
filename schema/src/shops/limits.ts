export const shopLimits = {
  productsPerLoad: 12,
  loadDelayMs: 300,
  infiniteScrollPx: 200,
  pageSize: 12,
  /** Shops with at least this average rating are top rated. */
  topRated: 4.5,
  nameSearchMax: 100,
  searchDelayMs: 300,
  followsMax: 500,
  followsPerHour: 120,
  nameMin: 2,
  nameMax: 100,
  descriptionMin: 10,
  descriptionMax: 500,
  addressMin: 10,
  addressMax: 200,
  cityMax: 50,
  reasonMin: 5,
  reasonMax: 500,
  applicationsPerHour: 10,
  applicationsPerPage: 20,
  profileChangesPerHour: 60,
  /** A closure can start at most this many days ahead. */
  closureDaysMax: 366,
  /** The shop's page announces a closure this many days ahead. */
  closureToldDays: 14,
  /** Active products per category of a verified shop without a plan, unless the settings say otherwise. */
  freeProductsPerCategory: 5,
  /** After cancelling a plan, paying again restores the verification if the last check is not older than this. */
  checkHoldsDays: 365,
  /** In business days. */
  verificationDays: '1-3',
} as const;

/** The response time is shown from this many conversations on; buyers are always promised an answer within a day. */
export const answerLimits = { days: 30, conversationsMin: 5, promiseHours: 24 } as const;

/** A minus sorts in descending order. */
export const shopOrderings = [
  'rating',
  '-rating',
  'sales',
  '-sales',
  'newest',
  '-newest',
  'reviews',
  '-reviews',
] as const;
export type ShopOrdering = (typeof shopOrderings)[number];

/** Identity documents that a seller may submit. */
export const idTypes = ['ghana_card', 'passport', 'drivers_license'] as const;
export type IdType = (typeof idTypes)[number];

/** `revoked`: verified earlier. */
export const applicationStates = ['pending', 'verified', 'rejected', 'revoked'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const applicationDecisions = ['verify', 'reject', 'revoke'] as const;
export type ApplicationDecision = (typeof applicationDecisions)[number];

/** Pictures that a rejection may request again; the seller then resubmits only that picture. */
export const askablePictures = ['id_document', 'passport_picture'] as const;
export type AskablePicture = (typeof askablePictures)[number];

export const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekDay = (typeof weekDays)[number];

/** The ways of delivery that a shop offers. A buyer picks up the goods at the shop's address, and pays no fee for it. */
export const deliveryKinds = ['rider', 'bus', 'courier', 'pickup'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryLimits = {
  optionsMax: 8,
  nameMin: 2,
  nameMax: 60,
  addressMin: 5,
  addressMax: 200,
  hoursMax: 100,
  feeMaxPesewas: 1_000_000,
  freeAboveMaxPesewas: 100_000_000,
  daysMax: 60,
} as const;
