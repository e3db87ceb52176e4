import { conversationChanged, messageAdded, messageHidden, messagesRead } from '@besesaka/schema/chat/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { authorise } from './authorise.ts';
import { Conversation } from './conversation.ts';
import { Message } from './message.ts';
import { ConversationSide } from './people.ts';
import { UnreadMessages } from './unread-messages.ts';

export const MessageAdded = inboxType('MessageAdded', {
  description: 'A message came into one of your conversations, from the other person or from you.',
  fields: (t) => ({
    message: t.field({
      type: Message,
      description: 'The message.',
      resolve: (event) => payloadOf(messageAdded, event).message,
    }),
    conversation: t.field({
      type: Conversation,
      description: 'The conversation as it was then.',
      resolve: (event) => payloadOf(messageAdded, event).conversation,
    }),
    unread: t.field({
      type: UnreadMessages,
      description: 'How much you had not read then.',
      resolve: (event) => payloadOf(messageAdded, event).unread,
    }),
  }),
});

export const MessagesRead = inboxType('MessagesRead', {
  description: 'One of the two people of a conversation has seen its messages up to a number.',
  fields: (t) => ({
    conversationId: t.id({
      description: 'Identifies the conversation.',
      resolve: (event) => payloadOf(messagesRead, event).conversation_id,
    }),
    reader: t.field({
      type: ConversationSide,
      description: 'Who has seen them.',
      resolve: (event) => payloadOf(messagesRead, event).reader,
    }),
    upTo: t.int({
      description: 'Number of the last message seen.',
      resolve: (event) => payloadOf(messagesRead, event).up_to,
    }),
    readAt: t.field({
      type: 'DateTime',
      description: 'When they were seen.',
      resolve: (event) => payloadOf(messagesRead, event).at,
    }),
    unreadCount: t.int({
      description: 'How many messages of this conversation you had not read then.',
      resolve: (event) => payloadOf(messagesRead, event).unread_count,
    }),
    version: t.int({
      description: 'The version that `Conversation` has for you since.',
      resolve: (event) => payloadOf(messagesRead, event).version,
    }),
    unread: t.field({
      type: UnreadMessages,
      description: 'How much you had not read then.',
      resolve: (event) => payloadOf(messagesRead, event).unread,
    }),
  }),
});

export const MessageHidden = inboxType('MessageHidden', {
  description: 'You deleted a message for yourself, or took that back.',
  fields: (t) => ({
    message: t.field({
      type: Message,
      description: 'The message as it is for you since.',
      resolve: (event) => payloadOf(messageHidden, event).message,
    }),
  }),
});

export const ConversationChanged = inboxType('ConversationChanged', {
  description: 'A conversation was put away, blocked, or is back from it.',
  fields: (t) => ({
    conversation: t.field({
      type: Conversation,
      description: 'The conversation as it was then.',
      resolve: (event) => payloadOf(conversationChanged, event).conversation,
    }),
    unread: t.field({
      type: UnreadMessages,
      description: 'How much you had not read then.',
      resolve: (event) => payloadOf(conversationChanged, event).unread,
    }),
  }),
});

interface OfOne {
  conversationId?: string | null;
}

const isOf = ({ conversationId }: OfOne, id: string) => !conversationId || conversationId === id;
const ofOne = { description: 'Only of this conversation; of all that are yours without it.' };

builder.subscriptionFields((t) => ({
  messageAdded: t.field({
    type: MessageAdded,
    description: 'Messages from now on, those that you send yourself, too.',
    args: { conversationId: t.arg.id(ofOne) },
    ...liveKind<typeof messageAdded.payload, OfOne>(messageAdded, {
      authorise,
      accepts: ({ message }, _viewer, args) => isOf(args, message.conversation_id),
    }),
    resolve: (event) => event,
  }),
  messagesRead: t.field({
    type: MessagesRead,
    description: 'What you or the other person have seen, from now on.',
    args: { conversationId: t.arg.id(ofOne) },
    ...liveKind<typeof messagesRead.payload, OfOne>(messagesRead, {
      authorise,
      accepts: ({ conversation_id }, _viewer, args) => isOf(args, conversation_id),
    }),
    resolve: (event) => event,
  }),
  conversationChanged: t.field({
    type: ConversationChanged,
    description: 'Conversations of yours that are put away, blocked, or back from it, from now on.',
    ...liveKind(conversationChanged),
    resolve: (event) => event,
  }),
}));
