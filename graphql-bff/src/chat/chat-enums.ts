import { reportReasons } from '@besesaka/schema/chat/limits.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

const sides = {
  BUYER: { value: 'buyer', description: 'The buyer.' },
  SELLER: { value: 'seller', description: 'The seller.' },
} as const;

export const ConversationSide = builder.enumType('ConversationSide', {
  description: 'Side of a conversation.',
  values: sides,
});

export const ConversationViewer = builder.enumType('ConversationViewer', {
  description: 'Role of the viewer in a conversation.',
  values: {
    ...sides,
    ADMIN: { value: 'admin', description: 'An admin, who may read a reported conversation.' },
  } as const,
});

export const MessageSender = builder.enumType('MessageSender', {
  description: 'Sender of a message.',
  values: {
    ...sides,
    SYSTEM: { value: 'system', description: 'The marketplace, for example when a timer changes an order.' },
  } as const,
});

export const ReportReason = enumOf('ReportReason', 'Reason for a report.', reportReasons);
