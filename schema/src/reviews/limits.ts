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
  /** Per user: replies and helpful votes. */
  repliesPerHour: 60,
  votesPerHour: 200,
  /** The number of a user's newest votes that a product's or shop's page loads. */
  votesKnown: 500,
  /** Longer comments are collapsed at first. */
  collapsedFrom: 200,
  /** The buyer is asked for a review once, this long after the order is completed. */
  askAfterDays: 3,
  /** How long the toast about a submitted review stays. */
  toastMs: 7000,
} as const;

export const shopReviewLimits = {
  pageSize: 20,
  titleMax: 100,
  commentMax: 1000,
  perHour: 5,
} as const;
