import { conversationChanged, messageAdded, messageHidden, messagesRead } from '@besesaka/schema/chat/events.ts';
import type { Context } from '#platform/context/context.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { loadedField } from '#platform/contract/object.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';
import { Conversation, loadConversation } from './conversation.ts';
import { requireParticipant } from './read-conversation.ts';

export const MessageAdded = inboxEvent(messageAdded);
export const MessagesRead = inboxEvent(messagesRead, {
  add: (t) => ({
    conversation: loadedField(t, {
      type: Conversation,
      nullable: true,
      description: 'The conversation as it is now.',
      load: ({ payload }, ctx) => loadConversation(ctx, payload.conversation_id, null),
    }),
  }),
});
export const MessageHidden = inboxEvent(messageHidden);
export const ConversationChanged = inboxEvent(conversationChanged);

interface OfOne {
  conversationId?: string | null;
}

/** To anyone else the conversation does not exist. */
async function authorise({ conversationId }: OfOne, ctx: Context): Promise<void> {
  if (conversationId) await requireParticipant(ctx, conversationId);
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
