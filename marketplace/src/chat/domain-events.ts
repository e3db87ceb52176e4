import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import { domainEvent } from '#platform/events/domain-events.ts';

/** A person who had read everything in a conversation has something unread in it again. */
export const unreadBegan = domainEvent<{
  userId: string;
  side: ConversationSide;
  conversationId: string;
  number: number;
  senderName: string;
  /** The beginning of the message; '' where it is a picture only. */
  preview: string;
}>('chat.unread-began');

/** A person has read everything in a conversation. */
export const unreadEnded = domainEvent<{ userId: string; conversationId: string }>('chat.unread-ended');
