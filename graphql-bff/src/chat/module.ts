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
  inbox: [MessageAdded, MessageHidden, MessagesRead, ConversationChanged],
  unread: [unreadMessagesCount],
};
