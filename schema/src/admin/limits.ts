export const sellerReportLimits = {
  detailsMax: 1000,
  evidenceMax: 3,
  perDay: 5,
} as const;

/** The list of payments for admins; a payment shows its refunds and its lines of the ledger. */
export const adminPaymentLimits = { perPage: 20, searchMax: 100, linesShown: 20, refundsShown: 20 } as const;

export const caseLimits = { perPage: 20, noteMin: 10, noteMax: 500 } as const;

/** What can be reported. */
export const caseKinds = ['shop', 'product', 'review', 'conversation'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** What of that can be taken out of view. */
export const hideableKinds = ['shop', 'product', 'review'] as const;
export type HideableKind = (typeof hideableKinds)[number];

/** What the one call for reports takes; shops and conversations have calls of their own. */
export const reportableKinds = ['product', 'review'] as const;

export const caseStates = ['open', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** Nothing was wrong; something was done about it; it is out of view. */
export const caseDecisions = ['dismiss', 'settle', 'hide'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** Messages to us; `othersShown` come from the same address as the one on the screen. */
export const adminMessageLimits = { perPage: 20, wordsMax: 100, answerMin: 10, othersShown: 10 } as const;

export const auditLimits = { perPage: 30, wordMax: 100 } as const;

/** Of each list beside a person the newest so many are shown. */
export const peopleLimits = {
  perPage: 20,
  wordsMax: 100,
  reportsMax: 20,
  latestMax: 20,
  noteMin: 3,
  noteMax: 1000,
} as const;

/** How somebody stands; leaving is who asked to be deleted. */
export const personStates = ['active', 'suspended', 'leaving'] as const;
export type PersonState = (typeof personStates)[number];

export const adminProductLimits = { perPage: 20, wordsMax: 200 } as const;

/** Seen by everybody; not shown yet; put away by its seller or with its shop; taken out of view by us. */
export const adminProductStates = ['active', 'draft', 'archived', 'hidden'] as const;
export type AdminProductState = (typeof adminProductStates)[number];

/** The admin's lists of shops, of reviews and of orders. */
export const adminListLimits = { perPage: 20, wordsMax: 100 } as const;

/** Seen by everybody; taken out of view by us; away while its owner is suspended, or while they leave. */
export const adminShopStates = ['active', 'hidden', 'suspended', 'leaving'] as const;
export type AdminShopState = (typeof adminShopStates)[number];

export const adminReviewStates = ['visible', 'hidden'] as const;
export type AdminReviewState = (typeof adminReviewStates)[number];
