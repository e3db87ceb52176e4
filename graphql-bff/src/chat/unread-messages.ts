import { listConversations } from '@besesaka/schema/chat/operations.ts';
import type { unreadMessages } from '@besesaka/schema/chat/resources.ts';
import type { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import type { UnreadCount } from '#platform/module.ts';

const description = 'Number of unread messages in all conversations of the viewer.';

export const UnreadMessages = builder.objectRef<z.infer<typeof unreadMessages>>('UnreadMessages').implement({
  description: 'Number of unread messages.',
  fields: (t) => ({ messages: t.exposeInt('messages', { description }) }),
});

export const unreadMessagesCount: UnreadCount = {
  name: 'messages',
  description,
  /** Every page of the list contains the count, so it reads the smallest one. */
  read: async (ctx) => (await ctx.rest.call(listConversations, { query: { limit: 1, count: false } })).unread.messages,
};
