import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const shopLimits = {
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
  /** Other shops with the same document number or picture that an application shows. */
  sharedMax: 20,
  profileChangesPerHour: 60,
  /** A closure can start at most this many days ahead. */
  closureDaysMax: 366,
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

export const idType = choice('IdKind', 'Type of identity document.', {
  ghana_card: 'A Ghana Card: GHA-, nine digits, - and one digit',
  passport: 'A passport: 8 capital letters and digits',
  drivers_license: "A driver's license: 12 digits",
});
export type IdType = ValueOf<typeof idType>;

export const applicationState = choice('ApplicationState', 'State of a seller application.', {
  pending: 'Waiting for review',
  verified: 'Verified',
  rejected: 'Rejected',
  revoked: 'Verified, and revoked later',
});
export type ApplicationState = ValueOf<typeof applicationState>;

export const applicationDecision = choice('ApplicationDecision', 'Decision on an application.', {
  verify: 'Verify a pending application',
  reject: 'Reject a pending application',
  revoke: 'Revoke a verification',
});
export type ApplicationDecision = ValueOf<typeof applicationDecision>;

/** A rejection may request a picture again; the seller then resubmits only that one. */
export const askablePicture = choice(
  'AskedPicture',
  'The one picture of an application that the seller must resubmit.',
  { id_document: 'The picture of the document', passport_picture: 'The selfie' },
);
export type AskablePicture = ValueOf<typeof askablePicture>;

export const weekDay = choice('WeekDay', 'Weekday.', {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
});
export type WeekDay = ValueOf<typeof weekDay>;

export const deliveryKind = choice('DeliveryKind', 'Kind of delivery.', {
  rider: "The seller's own rider",
  bus: 'A parcel by bus, from station to station',
  courier: 'A courier service',
  pickup: "The buyer picks up the goods at the shop's address, without a fee",
});
export type DeliveryKind = ValueOf<typeof deliveryKind>;

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
