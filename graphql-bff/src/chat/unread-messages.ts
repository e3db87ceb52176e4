import { listConversations } from '@besesaka/schema/chat/operations.ts';
import type { UnreadCount } from '#platform/module.ts';

export const unreadMessagesCount: UnreadCount = {
  name: 'messages',
  description: 'Number of unread messages in all conversations of the user.',
  /** Every page of the list contains the count, so it reads the smallest one. */
  read: async (ctx) => (await ctx.rest.call(listConversations, { query: { limit: 1, count: false } })).unread.messages,
};
