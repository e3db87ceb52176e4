export const sellerReportLimits = {
  detailsMax: 1000,
  evidenceMax: 3,
  perDay: 5,
} as const;

/** The list of payments for admins; a payment shows its refunds and its lines of the ledger. */
export const adminPaymentLimits = { perPage: 20, searchMax: 100, linesShown: 20, refundsShown: 20 } as const;

export const caseLimits = { perPage: 20, noteMin: 10, noteMax: 500 } as const;

/** Everything that can be reported. */
export const caseKinds = ['shop', 'product', 'review', 'conversation'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** The reportable content that admins can hide. */
export const hideableKinds = ['shop', 'product', 'review'] as const;
export type HideableKind = (typeof hideableKinds)[number];

/** The kinds that the general report call accepts; shops and conversations have their own calls. */
export const reportableKinds = ['product', 'review'] as const;

export const caseStates = ['open', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** Nothing was wrong; it was dealt with; it was hidden. */
export const caseDecisions = ['dismiss', 'settle', 'hide'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** Contact messages; `othersShown` limits further messages from the same email address. */
export const adminMessageLimits = { perPage: 20, wordsMax: 100, answerMin: 10, othersShown: 10 } as const;

export const auditLimits = { perPage: 30, wordMax: 100 } as const;

/** The number of newest entries in each list on a user's page. */
export const peopleLimits = {
  perPage: 20,
  wordsMax: 100,
  reportsMax: 20,
  latestMax: 20,
  noteMin: 3,
  noteMax: 1000,
} as const;

/** States of an account; a leaving one has requested its deletion. */
export const personStates = ['active', 'suspended', 'leaving'] as const;
export type PersonState = (typeof personStates)[number];

export const adminProductLimits = { perPage: 20, wordsMax: 200 } as const;

/** Public; not published yet; archived by its seller or with its shop; hidden by an admin. */
export const adminProductStates = ['active', 'draft', 'archived', 'hidden'] as const;
export type AdminProductState = (typeof adminProductStates)[number];

/** The admin's lists of shops, of reviews and of orders. */
export const adminListLimits = { perPage: 20, wordsMax: 100 } as const;

/** Public; hidden by an admin; hidden while its owner is suspended or leaving. */
export const adminShopStates = ['active', 'hidden', 'suspended', 'leaving'] as const;
export type AdminShopState = (typeof adminShopStates)[number];

export const adminReviewStates = ['visible', 'hidden'] as const;
export type AdminReviewState = (typeof adminReviewStates)[number];
