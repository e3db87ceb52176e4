import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { listConversations } from '@besesaka/schema/chat/operations.ts';
import type { Conversation as ConversationValue } from '@besesaka/schema/chat/resources.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import {
  type ConnectionValue,
  connectionOf,
  cursorArgs,
  positionOf,
  sizedAs,
  toConnection,
} from '#platform/graphql/connection.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import type { UnreadCount } from '#platform/module.ts';
import { Conversation } from './conversation.ts';

interface WithUnread extends ConnectionValue<ConversationValue> {
  unreadMessages: number;
}

const unreadDescription = 'Number of unread messages in all conversations of the user.';

/** Fewer than in REST, because each may be read with its product, shop and messages. */
const sizes = { usual: chatLimits.listPageSize, most: 50 };

const ConversationConnection = connectionOf<ConversationValue, WithUnread>('Conversation', Conversation, {
  one: 'conversation',
  many: 'conversations',
});

builder.objectField(ConversationConnection, 'unreadMessages', (t) =>
  t.exposeInt('unreadMessages', { description: unreadDescription }),
);

builder.objectField(Viewer, 'conversations', (t) =>
  t.field({
    type: ConversationConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: "The viewer's conversations, most recent message first.",
    args: {
      ...cursorArgs(sizes),
      search: t.arg.string({ description: "Part of the partner's name, of the product name or of the last message." }),
      archived: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'true lists archived conversations instead.',
      }),
    },
    resolve: async (_viewer, { search, archived, ...args }, ctx, info) => {
      const { page_size: limit, ...position } = positionOf(args, info, sizes);
      const query = { ...position, limit, search: search?.trim() || null, archived };
      const { data, unread } = await ctx.rest.call(listConversations, { query });
      return { ...toConnection(data, (one) => one), unreadMessages: unread.messages };
    },
  }),
);

export const unreadMessagesCount: UnreadCount = {
  name: 'messages',
  description: unreadDescription,
  /** Every page of the list contains the count, so it reads the smallest one. */
  read: async (ctx) => (await ctx.rest.call(listConversations, { query: { limit: 1, count: false } })).unread.messages,
};
