import { builder } from '#platform/graphql/builder.ts';

export const CaseKind = builder.enumType('CaseKind', {
  description: 'What was reported.',
  values: {
    CONVERSATION: { value: 'conversation', description: 'A conversation of two people.' },
    PRODUCT: { value: 'product', description: 'A product.' },
    REVIEW: { value: 'review', description: 'A review of a product or a shop.' },
    SHOP: { value: 'shop', description: 'A shop, and who runs it.' },
  } as const,
});

export const CaseState = builder.enumType('CaseState', {
  description: 'Whether somebody decided on a report.',
  values: {
    CLOSED: { value: 'closed', description: 'Somebody did.' },
    OPEN: { value: 'open', description: 'It waits.' },
  } as const,
});

export const CaseDecision = builder.enumType('CaseDecision', {
  description: 'What an admin decides about a report.',
  values: {
    DISMISS: { value: 'dismiss', description: 'Nothing is wrong.' },
    HIDE: { value: 'hide', description: 'Take it out of view.' },
    SETTLE: { value: 'settle', description: 'Something else was done about it.' },
  } as const,
});

export const HideableKind = builder.enumType('HideableKind', {
  description: 'What can be taken out of view.',
  values: {
    PRODUCT: { value: 'product', description: 'A product.' },
    REVIEW: { value: 'review', description: 'A review of a product or a shop.' },
    SHOP: { value: 'shop', description: 'A shop with all that it offers.' },
  } as const,
});
