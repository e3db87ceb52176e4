import type { Module } from '#platform/module.ts';
import './conversation.ts';
import { unreadMessagesCount } from './conversation-list.ts';
import './found-conversation.ts';
import './member.ts';
import { ConversationChanged, MessageAdded, MessageHidden, MessagesRead } from './message-news.ts';
import './presence.ts';
import './send-message.ts';
import './typing.ts';

export const chatModule: Module = {
  inbox: [MessageAdded, MessageHidden, MessagesRead, ConversationChanged],
  unread: [unreadMessagesCount],
};
