import { conversationChanged, messageAdded, messageHidden, messagesRead } from '@besesaka/schema/chat/events.ts';
import type {
  Conversation as ConversationValue,
  Message as MessageValue,
  UnreadMessages as UnreadMessagesValue,
} from '@besesaka/schema/chat/resources.ts';
import type { Context } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';
import { ConversationSide } from './chat-enums.ts';
import { Conversation, loadConversation } from './conversation.ts';
import { Message } from './message.ts';
import { sideOf } from './read-window.ts';
import { UnreadMessages } from './unread-messages.ts';

const message = {
  type: Message,
  description: 'The message, as the viewer now sees it.',
  resolve: ({ payload }: { payload: { message: MessageValue } }) => payload.message,
};

const conversation = {
  type: Conversation,
  description: 'The conversation after the change.',
  resolve: ({ payload }: { payload: { conversation: ConversationValue } }) => payload.conversation,
};

const unread = {
  type: UnreadMessages,
  description: 'Unread count after the event.',
  resolve: ({ payload }: { payload: { unread: UnreadMessagesValue } }) => payload.unread,
};

export const MessageAdded = inboxType(messageAdded, 'MessageAdded', {
  description: "A new message in one of the viewer's conversations, from either user.",
  fields: (t) => ({
    message: t.field({ ...message, description: 'The message.' }),
    conversation: t.field(conversation),
    unread: t.field(unread),
  }),
});

export const MessagesRead = inboxType(messagesRead, 'MessagesRead', {
  description: 'One of the users has read the messages of a conversation up to a number.',
  fields: (t) => ({
    conversationId: t.id({
      description: 'ID of the conversation.',
      resolve: ({ payload }) => payload.conversation_id,
    }),
    conversation: t.field({
      type: Conversation,
      nullable: true,
      extensions: callForEach,
      description: 'The conversation as it is now.',
      resolve: ({ payload }, _args, ctx) => loadConversation(ctx, payload.conversation_id, null),
    }),
    reader: t.field({
      type: ConversationSide,
      description: 'Who has read them.',
      resolve: ({ payload }) => payload.reader,
    }),
    upTo: t.int({
      description: 'Number of the last message that was read.',
      resolve: ({ payload }) => payload.up_to,
    }),
    readAt: t.field({
      type: 'DateTime',
      description: 'When they were read.',
      resolve: ({ payload }) => payload.at,
    }),
    unreadCount: t.int({
      description: 'Number of unread messages of the viewer in this conversation after the event.',
      resolve: ({ payload }) => payload.unread_count,
    }),
    version: t.int({
      description: 'New `version` of the `Conversation` for the viewer.',
      resolve: ({ payload }) => payload.version,
    }),
    unread: t.field(unread),
  }),
});

export const MessageHidden = inboxType(messageHidden, 'MessageHidden', {
  description: 'The viewer deleted a message for themselves, or undid that.',
  fields: (t) => ({ message: t.field(message) }),
});

export const ConversationChanged = inboxType(conversationChanged, 'ConversationChanged', {
  description: 'A conversation was archived or blocked, or that was undone.',
  fields: (t) => ({ conversation: t.field(conversation), unread: t.field(unread) }),
});

interface OfOne {
  conversationId?: string | null;
}

/** To anyone else the conversation does not exist. */
async function authorise({ conversationId }: OfOne, ctx: Context): Promise<void> {
  if (conversationId) await sideOf(ctx, conversationId);
}

const isOf = ({ conversationId }: OfOne, id: string) => !conversationId || conversationId === id;
const ofOne = { description: "ID of a conversation; if left out, events of all the viewer's conversations." };

builder.subscriptionFields((t) => ({
  messageAdded: t.field({
    description: "New messages from now on, including the viewer's own.",
    args: { conversationId: t.arg.id(ofOne) },
    ...liveKind<typeof messageAdded.payload, OfOne>(MessageAdded, {
      authorise,
      accepts: ({ message }, _viewer, args) => isOf(args, message.conversation_id),
    }),
  }),
  messagesRead: t.field({
    description: 'Messages that either user reads from now on.',
    args: { conversationId: t.arg.id(ofOne) },
    ...liveKind<typeof messagesRead.payload, OfOne>(MessagesRead, {
      authorise,
      accepts: ({ conversation_id }, _viewer, args) => isOf(args, conversation_id),
    }),
  }),
  conversationChanged: t.field({
    description: "Changes of the viewer's conversations (archived, blocked, or undone), from now on.",
    ...liveKind(ConversationChanged),
  }),
}));
