import type { CaseDecision, CaseKind } from '#gql/graphql.ts';

export const caseKindWords: Record<CaseKind, string> = {
  CONVERSATION: 'Conversation',
  PRODUCT: 'Product',
  REVIEW: 'Review',
  SHOP: 'Shop',
};

export const caseDecisionWords: Record<CaseDecision, string> = {
  DISMISS: 'Nothing was wrong',
  HIDE: 'Hidden',
  SETTLE: 'Settled otherwise',
};
