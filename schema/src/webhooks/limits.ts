export const webhookLimits = {
  perUser: 5,
  nameMax: 60,
  urlMax: 500,
  changesPerHour: 20,
  sendsPerHour: 60,
  /** Deliveries that wait for one endpoint; beyond it the oldest expire. */
  waiting: 10_000,
  answerSeconds: 10,
  /** An endpoint that has failed for this long stops until its user resumes it. */
  failsForHours: 24,
  /** The same for one that answers 404. */
  missingForHours: 1,
  /** Attempts to one host, of all users. */
  perHostAndMinute: 3_000,
  /** With all their attempts and answers they fit in one response. */
  deliveriesPerPage: 20,
  /** Attempts that a delivery keeps. */
  attemptsKept: 20,
  /** Headers of an attempt. */
  headersMax: 10,
  /** How long a delivery waits at most. */
  waitsForHours: 72,
  shownDays: 30,
  /** How long the previous secret still signs after a rotation. */
  overlapHours: 24,
  answerShown: 2_000,
  /** Events of the log that one call reads. */
  eventsPerRead: 200,
} as const;
