import { conversationChanged, messageAdded, messageHidden, messagesRead } from '@besesaka/schema/chat/events.ts';
import type { Module } from '#platform/module.ts';
import './change-conversation.ts';
import './chat-settings.ts';
import './conversation.ts';
import './conversation-list.ts';
import './found-conversation.ts';
import { ConversationChanged, MessageAdded, MessageHidden, MessagesRead } from './message-news.ts';
import './presence.ts';
import './quick-replies.ts';
import './send-message.ts';
import './typing.ts';
import { unreadMessagesCount } from './unread-messages.ts';

export const chatModule: Module = {
  inbox: [
    { kind: messageAdded, type: MessageAdded },
    { kind: messageHidden, type: MessageHidden },
    { kind: messagesRead, type: MessagesRead },
    { kind: conversationChanged, type: ConversationChanged },
  ],
  unread: [unreadMessagesCount],
};
