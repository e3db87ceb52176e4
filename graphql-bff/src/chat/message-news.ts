import { conversationChanged, messageAdded, messageHidden, messagesRead } from '@besesaka/schema/chat/events.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { authorise } from './authorise.ts';
import { Conversation, loadConversation } from './conversation.ts';
import { Message } from './message.ts';
import { ConversationSide } from './people.ts';
import { UnreadMessages } from './unread-messages.ts';

export const MessageAdded = inboxType('MessageAdded', {
  description: "A new message in one of the viewer's conversations, from either user.",
  fields: (t) => ({
    message: t.field({
      type: Message,
      description: 'The message.',
      resolve: (event) => payloadOf(messageAdded, event).message,
    }),
    conversation: t.field({
      type: Conversation,
      description: 'The conversation after the change.',
      resolve: (event) => payloadOf(messageAdded, event).conversation,
    }),
    unread: t.field({
      type: UnreadMessages,
      description: 'Unread count after the event.',
      resolve: (event) => payloadOf(messageAdded, event).unread,
    }),
  }),
});

export const MessagesRead = inboxType('MessagesRead', {
  description: 'One of the users has read the messages of a conversation up to a number.',
  fields: (t) => ({
    conversationId: t.id({
      description: 'ID of the conversation.',
      resolve: (event) => payloadOf(messagesRead, event).conversation_id,
    }),
    conversation: t.field({
      type: Conversation,
      nullable: true,
      extensions: callForEach,
      description: 'The conversation as it is now.',
      resolve: (event, _args, ctx) => loadConversation(ctx, payloadOf(messagesRead, event).conversation_id, null),
    }),
    reader: t.field({
      type: ConversationSide,
      description: 'Who has read them.',
      resolve: (event) => payloadOf(messagesRead, event).reader,
    }),
    upTo: t.int({
      description: 'Number of the last message that was read.',
      resolve: (event) => payloadOf(messagesRead, event).up_to,
    }),
    readAt: t.field({
      type: 'DateTime',
      description: 'When they were read.',
      resolve: (event) => payloadOf(messagesRead, event).at,
    }),
    unreadCount: t.int({
      description: 'Number of unread messages of the viewer in this conversation after the event.',
      resolve: (event) => payloadOf(messagesRead, event).unread_count,
    }),
    version: t.int({
      description: 'New `version` of the `Conversation` for the viewer.',
      resolve: (event) => payloadOf(messagesRead, event).version,
    }),
    unread: t.field({
      type: UnreadMessages,
      description: 'Unread count after the event.',
      resolve: (event) => payloadOf(messagesRead, event).unread,
    }),
  }),
});

export const MessageHidden = inboxType('MessageHidden', {
  description: 'The viewer deleted a message for themselves, or undid that.',
  fields: (t) => ({
    message: t.field({
      type: Message,
      description: 'The message, as the viewer now sees it.',
      resolve: (event) => payloadOf(messageHidden, event).message,
    }),
  }),
});

export const ConversationChanged = inboxType('ConversationChanged', {
  description: 'A conversation was archived or blocked, or that was undone.',
  fields: (t) => ({
    conversation: t.field({
      type: Conversation,
      description: 'The conversation after the change.',
      resolve: (event) => payloadOf(conversationChanged, event).conversation,
    }),
    unread: t.field({
      type: UnreadMessages,
      description: 'Unread count after the event.',
      resolve: (event) => payloadOf(conversationChanged, event).unread,
    }),
  }),
});

interface OfOne {
  conversationId?: string | null;
}

const isOf = ({ conversationId }: OfOne, id: string) => !conversationId || conversationId === id;
const ofOne = { description: "ID of a conversation; if left out, events of all the viewer's conversations." };

builder.subscriptionFields((t) => ({
  messageAdded: t.field({
    type: MessageAdded,
    description: "New messages from now on, including the viewer's own.",
    args: { conversationId: t.arg.id(ofOne) },
    ...liveKind<typeof messageAdded.payload, OfOne>(messageAdded, {
      authorise,
      accepts: ({ message }, _viewer, args) => isOf(args, message.conversation_id),
    }),
    resolve: (event) => event,
  }),
  messagesRead: t.field({
    type: MessagesRead,
    description: 'Messages that either user reads from now on.',
    args: { conversationId: t.arg.id(ofOne) },
    ...liveKind<typeof messagesRead.payload, OfOne>(messagesRead, {
      authorise,
      accepts: ({ conversation_id }, _viewer, args) => isOf(args, conversation_id),
    }),
    resolve: (event) => event,
  }),
  conversationChanged: t.field({
    type: ConversationChanged,
    description: "Changes of the viewer's conversations (archived, blocked, or undone), from now on.",
    ...liveKind(conversationChanged),
    resolve: (event) => event,
  }),
}));
