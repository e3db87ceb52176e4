import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const sellerReportLimits = {
  detailsMax: 1000,
  evidenceMax: 3,
  perDay: 5,
} as const;

/** The list of payments for admins; a payment shows its refunds and its lines of the ledger. */
export const adminPaymentLimits = { perPage: 20, searchMax: 100, linesShown: 20, refundsShown: 20 } as const;

export const caseLimits = { perPage: 20, noteMin: 10, noteMax: 500 } as const;

/** Everything that can be reported. */
export const reportKind = choice('ReportKind', 'Kind of the reported content.', {
  shop: 'A shop and its owner',
  product: 'A product',
  review: 'A review of a product or a shop',
  conversation: 'A conversation',
});
export type ReportKind = ValueOf<typeof reportKind>;

export const hideableKind = choice('HideableKind', 'Kind of content that admins can hide.', {
  shop: 'A shop with all its products',
  product: 'A product',
  review: 'A review of a product or a shop',
});
export type HideableKind = ValueOf<typeof hideableKind>;

/** Shops and conversations have their own calls. */
export const reportableKind = choice('ReportableKind', 'Kind of content that `report` accepts.', {
  product: 'A product',
  review: 'A review of a product or a shop',
});

export const reportState = choice('ReportState', 'State of a report.', { open: 'Not decided yet', closed: 'Decided' });
export type ReportState = ValueOf<typeof reportState>;

export const reportDecision = choice('ReportDecision', 'Decision on a report.', {
  dismiss: 'There was nothing wrong',
  settle: 'The matter was settled in another way',
  hide: 'The content was hidden',
});
export type ReportDecision = ValueOf<typeof reportDecision>;

/** Contact messages; `othersShown` limits further messages from the same email address. */
export const adminMessageLimits = { perPage: 20, wordsMax: 100, answerMin: 10, othersShown: 10 } as const;

export const adminSearchLimits = {
  perKind: 6,
  wordsMin: 2,
  wordsMax: 100,
  tooShort: 'Type at least 2 characters.',
} as const;

export const searchHitKind = choice('SearchHitKind', 'What the search of the back office finds.', {
  user: 'A user, by name, email address or phone number',
  shop: 'A shop, by its name or its owner',
  order: 'An order, by its code, or by the phone number or the names of its two sides',
  product: 'A product, by its name, category or SKU',
  payment: 'A payment, by its reference, its receipt or its payer',
  payout: 'A payout, by its reference or its shop',
  case: 'A case, by its order',
});
export type SearchHitKind = ValueOf<typeof searchHitKind>;

export const reportClosing = choice('ReportClosing', 'Decision on several reports at once.', {
  dismiss: 'There was nothing wrong',
  settle: 'The matters were settled in another way',
});

/** Each page of a list, with reserve. */
export const bulkActLimits = { idsMax: 50 } as const;

/** Exports of lists as CSV; they are pruned after a day. */
export const exportLimits = { perHour: 20, shown: 20, wrongMonth: 'Give the month as 2026-11.' } as const;

export const exportedList = choice('ExportedList', 'A list that admins can export.', {
  users: 'All users',
  shops: 'All shops',
  applications: 'Applications of sellers',
  orders: 'All orders',
  products: 'All products',
  product_reviews: 'Reviews of products',
  shop_reviews: 'Reviews of shops',
  payments: 'All payments',
  payouts: 'All payouts',
  cases: 'Cases of protected orders',
  reports: 'Reports of users',
  messages: 'Messages to Besesaka',
  ledger: 'For the accountant: each line of the ledger',
  commission: 'For the accountant: commission and VAT of released orders',
});
export type ExportedList = ValueOf<typeof exportedList>;

/** `npm run doctor` and its page. */
export const healthLimits = { checksMax: 40, runsPerHour: 60 } as const;

export const healthState = choice('HealthState', 'Result of a check of the installation.', {
  ok: 'Nothing is wrong',
  warning: 'It works, but may become a problem',
  fault: 'It is broken or unsafe',
});

export const auditLimits = { perPage: 30, wordMax: 100 } as const;

/** The number of newest entries in each list on a user's page. */
export const usersLimits = {
  perPage: 20,
  wordsMax: 100,
  reportsMax: 20,
  latestMax: 20,
  noteMin: 3,
  noteMax: 1000,
} as const;

export const userState = choice('UserState', 'State of an account.', {
  active: 'Not restricted',
  suspended: 'Suspended: the user may not trade',
  leaving: 'Its deletion was requested',
});
export type UserState = ValueOf<typeof userState>;

export const adminProductLimits = { perPage: 20, wordsMax: 200 } as const;

export const adminProductState = choice('AdminProductState', 'State of a product, which decides who sees it.', {
  active: 'Public',
  draft: 'Not published yet; only its seller sees it',
  archived: 'Archived, alone or with its shop; only its seller sees it',
  hidden: 'Hidden by an admin; only its seller sees it',
});
export type AdminProductState = ValueOf<typeof adminProductState>;

/** The admin's lists of shops, of reviews and of orders. */
export const adminListLimits = { perPage: 20, wordsMax: 100 } as const;

export const adminShopState = choice('AdminShopState', 'State of a shop, which decides whether it is public.', {
  active: 'Public',
  hidden: 'Hidden by an admin',
  suspended: 'Hidden while its owner is suspended',
  leaving: "Hidden, because the deletion of its owner's account was requested",
});
export type AdminShopState = ValueOf<typeof adminShopState>;

export const adminReviewState = choice('AdminReviewState', 'State of a review.', {
  visible: 'Public',
  hidden: 'Hidden by an admin',
});
export type AdminReviewState = ValueOf<typeof adminReviewState>;
