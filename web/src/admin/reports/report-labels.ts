import type { ReportDecision, ReportKind } from '#gql/graphql.ts';

export const reportKindLabels: Record<ReportKind, string> = {
  CONVERSATION: 'Conversation',
  PRODUCT: 'Product',
  REVIEW: 'Review',
  SHOP: 'Shop',
};

export const reportDecisionLabels: Record<ReportDecision, string> = {
  DISMISS: 'Nothing was wrong',
  HIDE: 'Hidden',
  SETTLE: 'Settled otherwise',
};
