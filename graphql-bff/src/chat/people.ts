import { builder } from '#platform/graphql/builder.ts';

const sides = {
  BUYER: { value: 'buyer', description: 'Who asks about the product.' },
  SELLER: { value: 'seller', description: 'Whose shop it is.' },
} as const;

export const ConversationSide = builder.enumType('ConversationSide', {
  description: 'One of the two people of a conversation.',
  values: sides,
});

export const ConversationViewer = builder.enumType('ConversationViewer', {
  description: 'What you are to a conversation.',
  values: {
    ...sides,
    ADMIN: { value: 'admin', description: 'You run the marketplace, and the conversation was reported.' },
  } as const,
});

export const MessageSender = builder.enumType('MessageSender', {
  description: 'Who wrote a message.',
  values: {
    ...sides,
    SYSTEM: { value: 'system', description: 'The marketplace: an order that moved on by the clock.' },
  } as const,
});
