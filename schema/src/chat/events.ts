import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { conversationSides } from './limits.ts';
import { conversation, message, unreadMessages } from './resources.ts';

/** To both, each with the conversation as that one sees it and that one's own counts. */
export const messageAdded = eventKind('message.added', z.object({ message, conversation, unread: unreadMessages }));

/** To both: one side has read everything up to a number. `unread_count` and `unread` are the receiver's own. */
export const messagesRead = eventKind(
  'messages.read',
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

/** To whoever deleted a message for themselves, or took that back: it as it is for them now. */
export const messageHidden = eventKind('message.hidden', z.object({ message }));

/** Archived, blocked, or back from it: to whom it concerns. */
export const conversationChanged = eventKind(
  'conversation.changed',
  z.object({ conversation, unread: unreadMessages }),
);
