import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { conversationSide } from './limits.ts';
import { conversation, message, unreadMessages } from './resources.ts';

const changed = describe(conversation, 'The conversation after the change');
const unread = describe(unreadMessages, 'Unread count after the event');

/** Sent to both users, each with their own view of the conversation and their own counts. */
export const messageAdded = eventKind(
  'message.added',
  'chat:read',
  resource('MessageAdded', "A new message in one of the user's conversations, from either user.", {
    message: describe(message, 'The message'),
    conversation: changed,
    unread,
  }),
);

/** Sent to both users. `unread_count` and `unread` are the recipient's own. */
export const messagesRead = eventKind(
  'messages.read',
  'chat:read',
  resource('MessagesRead', 'One of the users has read the messages of a conversation up to a number.', {
    conversation_id: describe(z.uuid(), 'ID of the conversation'),
    reader: describe(oneOf(conversationSide), 'Who has read them'),
    up_to: describe(z.number().int(), 'Number of the last message that was read'),
    at: describe(z.iso.datetime(), 'When they were read', undefined, { as: 'readAt' }),
    unread_count: describe(
      z.number().int(),
      'Number of unread messages of the user in this conversation after the event',
    ),
    version: describe(z.number().int(), 'New `version` of the `Conversation` for the user'),
    unread,
  }),
);

/** Sent to the user who deleted a message for themselves or undid that. */
export const messageHidden = eventKind(
  'message.hidden',
  'chat:read',
  resource('MessageHidden', 'The user deleted a message for themselves, or undid that.', {
    message: describe(message, 'The message, as the user now sees it'),
  }),
);

/** Sent to each user whose view changed. */
export const conversationChanged = eventKind(
  'conversation.changed',
  'chat:read',
  resource('ConversationChanged', 'A conversation was archived or blocked, or that was undone.', {
    conversation: changed,
    unread,
  }),
);
