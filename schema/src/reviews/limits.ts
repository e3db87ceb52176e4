export const reviewLimits = {
  pageSize: 10,
  titleMax: 50,
  commentMax: 1000,
  photosMax: 3,
  /** The whole form, with its photos. */
  formBytesMax: 5 * 1024 * 1024,
  editableDays: 30,
  perHour: 20,
  changesPerHour: 60,
  replyMax: 1000,
  /** Of one person: replies, and votes on what was helpful. */
  repliesPerHour: 60,
  votesPerHour: 200,
  /** So many of a person's votes, the newest, are known to the page of one product or shop. */
  votesKnown: 500,
  /** A longer comment is cut until somebody wants to read it. */
  collapsedFrom: 200,
  /** After an order is completed, its buyer is asked once what they think. */
  askAfterDays: 3,
  /** How long it is said that a review was taken. */
  toastMs: 7000,
} as const;

export const shopReviewLimits = {
  pageSize: 20,
  titleMax: 100,
  commentMax: 1000,
  perHour: 5,
} as const;
