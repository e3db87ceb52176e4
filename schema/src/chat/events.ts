import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { conversationSides } from './limits.ts';
import { conversation, message, unreadMessages } from './resources.ts';

/** Sent to both users, each with their own view of the conversation and their own counts. */
export const messageAdded = eventKind(
  'message.added',
  'chat:read',
  z.object({ message, conversation, unread: unreadMessages }),
);

/**
 * Sent to both users: one side has read all messages up to a number. `unread_count` and `unread` are the recipient's
 * own.
 */
export const messagesRead = eventKind(
  'messages.read',
  'chat:read',
  z.object({
    conversation_id: z.uuid(),
    reader: z.enum(conversationSides),
    up_to: z.number().int(),
    at: z.iso.datetime(),
    unread_count: z.number().int(),
    version: z.number().int(),
    unread: unreadMessages,
  }),
);

/** Sent to the user who deleted a message for themselves or undid that, with the message as they now see it. */
export const messageHidden = eventKind('message.hidden', 'chat:read', z.object({ message }));

/** Sent to each user whose view changed when a conversation was archived or blocked, or when that was undone. */
export const conversationChanged = eventKind(
  'conversation.changed',
  'chat:read',
  z.object({ conversation, unread: unreadMessages }),
);
