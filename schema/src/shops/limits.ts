export const shopLimits = {
  productsPerLoad: 12,
  loadDelayMs: 300,
  infiniteScrollPx: 200,
  pageSize: 12,
  /** From this average on a shop is top rated. */
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
  /** How far ahead a shop says that it will be closed. */
  closureDaysMax: 366,
  /** From so many days before on, the shop's page says so. */
  closureToldDays: 14,
  /** Active products in one category that a verified shop may have without a plan, unless the settings say otherwise. */
  freeProductsPerCategory: 5,
  /** Who cancels a plan is verified again by paying, as long as the last check is not older. */
  checkHoldsDays: 365,
  /** Business days. */
  verificationDays: '1-3',
} as const;

/** How long buyers wait for an answer is told from so many conversations on; all are promised one within a day. */
export const answerLimits = { days: 30, conversationsMin: 5, promiseHours: 24 } as const;

/** With a minus, the most of it comes first. */
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

/** The papers that a seller may show, each with what its number looks like. */
export const idTypes = ['ghana_card', 'passport', 'drivers_license'] as const;
export type IdType = (typeof idTypes)[number];

/** `revoked`: it had been verified. */
export const applicationStates = ['pending', 'verified', 'rejected', 'revoked'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const applicationDecisions = ['verify', 'reject', 'revoke'] as const;
export type ApplicationDecision = (typeof applicationDecisions)[number];

/** What a rejection may ask for again, by the names that an application gives its pictures: only that is sent then. */
export const askablePictures = ['id_document', 'passport_picture'] as const;
export type AskablePicture = (typeof askablePictures)[number];

export const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekDay = (typeof weekDays)[number];
