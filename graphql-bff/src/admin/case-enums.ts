import { builder } from '#platform/graphql/builder.ts';

export const CaseKind = builder.enumType('CaseKind', {
  description: 'Kind of the reported content.',
  values: {
    CONVERSATION: { value: 'conversation', description: 'A conversation.' },
    PRODUCT: { value: 'product', description: 'A product.' },
    REVIEW: { value: 'review', description: 'A review of a product or a shop.' },
    SHOP: { value: 'shop', description: 'A shop and its owner.' },
  } as const,
});

export const CaseState = builder.enumType('CaseState', {
  description: 'State of a report.',
  values: {
    CLOSED: { value: 'closed', description: 'Decided.' },
    OPEN: { value: 'open', description: 'Not decided yet.' },
  } as const,
});

export const CaseDecision = builder.enumType('CaseDecision', {
  description: 'Decision on a report.',
  values: {
    DISMISS: { value: 'dismiss', description: 'There was nothing wrong.' },
    HIDE: { value: 'hide', description: 'The content was hidden.' },
    SETTLE: { value: 'settle', description: 'The matter was settled in another way.' },
  } as const,
});

export const HideableKind = builder.enumType('HideableKind', {
  description: 'Kind of content that can be hidden.',
  values: {
    PRODUCT: { value: 'product', description: 'A product.' },
    REVIEW: { value: 'review', description: 'A review of a product or a shop.' },
    SHOP: { value: 'shop', description: 'A shop with all its products.' },
  } as const,
});
