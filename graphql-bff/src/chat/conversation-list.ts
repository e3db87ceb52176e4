import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import type { Conversation as ConversationValue } from '@besesaka/schema/chat/resources.ts';
import { edgeCursor, readCursor } from '#catalog/cursor.ts';
import type { Context } from '#platform/context.ts';
import { callForEach, sizedBy } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { ValidationError } from '#platform/graphql/errors.ts';
import { PageInfo, type PageInfoValue } from '#platform/graphql/paging.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { listConversations } from './api.ts';
import { Conversation } from './conversation.ts';

interface Edge {
  cursor: string;
  node: ConversationValue;
}

interface Connection {
  edges: Edge[];
  pageInfo: PageInfoValue;
  totalCount: number;
  unreadMessages: number;
}

const maxFirst = 50;

const ConversationEdge = builder.objectRef<Edge>('ConversationEdge').implement({
  description: 'A conversation and its place in the list.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Give it as `after` to go on behind this conversation.' }),
    node: t.expose('node', { type: Conversation, description: 'The conversation.' }),
  }),
});

const ConversationConnection = builder.objectRef<Connection>('ConversationConnection').implement({
  description: 'A part of the list of your conversations.',
  fields: (t) => ({
    edges: t.expose('edges', { type: [ConversationEdge], description: 'The conversations of this part.' }),
    pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Whether and where the list goes on.' }),
    totalCount: t.exposeInt('totalCount', { description: 'How many conversations the whole list has.' }),
    unreadMessages: t.exposeInt('unreadMessages', {
      description: 'How many messages you have not read in all your conversations.',
    }),
  }),
});

builder.objectField(Viewer, 'conversations', (t) =>
  t.field({
    type: ConversationConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedBy('first', 'edges', maxFirst) },
    description: 'Your conversations, those with the newest message first; at most 50 at once.',
    args: {
      first: t.arg.int({ required: true, defaultValue: chatLimits.listPageSize, description: 'How many, 1 to 50.' }),
      after: t.arg.string({ description: 'Cursor to go on behind.' }),
      search: t.arg.string({ description: 'Part of a name, of a product or of the last message.' }),
      archived: t.arg.boolean({ required: true, defaultValue: false, description: 'Those you put away instead.' }),
    },
    resolve: (_viewer, args, ctx) => connection(ctx, args),
  }),
);

interface ListArgs {
  first: number;
  after?: string | null;
  search?: string | null;
  archived: boolean;
}

async function connection(ctx: Context, { first, after, search, archived }: ListArgs): Promise<Connection> {
  if (first < 1 || first > maxFirst) {
    throw new ValidationError('`first` must be 1 to 50.', { first: ['Must be 1 to 50'] });
  }
  const { start, skip } = readCursor(after ?? '');
  const limit = Math.min(first + skip, maxFirst);
  const query = { limit, cursor: start || null, search: search?.trim() || null, archived };
  const { data, unread } = await ctx.rest.call(listConversations, { query });
  const edges = data.results.map((node, index) => ({ node, cursor: edgeCursor(start, index) })).slice(skip);
  const last = edges.at(-1);
  if (last && data.next_cursor !== null) last.cursor = data.next_cursor;
  return {
    edges,
    totalCount: data.count,
    unreadMessages: unread.messages,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: last?.cursor ?? null,
      hasNextPage: data.next_cursor !== null,
      hasPreviousPage: Boolean(after),
    },
  };
}
