import type { ReportDecision, ReportKind } from '#gql/graphql.ts';

export const reportKindWords: Record<ReportKind, string> = {
  CONVERSATION: 'Conversation',
  PRODUCT: 'Product',
  REVIEW: 'Review',
  SHOP: 'Shop',
};

export const reportDecisionWords: Record<ReportDecision, string> = {
  DISMISS: 'Nothing was wrong',
  HIDE: 'Hidden',
  SETTLE: 'Settled otherwise',
};
