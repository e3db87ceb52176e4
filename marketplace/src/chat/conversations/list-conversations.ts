import type { conversationListQuery } from '@besesaka/schema/chat/inputs.ts';
import type { Conversation, UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { conversationMembers, conversations, messageCounts, messages } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { pageRows } from '#platform/db/page-rows.ts';
import { InvalidInput } from '#platform/errors.ts';
import { isUuid } from '#platform/ids.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { shops } from '#shops/tables.ts';
import { toConversation } from './conversation-resource.ts';
import { selectViews } from './conversation-view.ts';

interface Args {
  ctx: Ctx;
  input: z.output<typeof conversationListQuery>;
}

interface ConversationsPage {
  results: Conversation[];
  count: number;
  nextCursor: string | null;
  unread: UnreadMessages;
}

/** A person's conversations, the one with the newest message first: one statement for the page, one for the counts. */
export async function listConversations({ ctx, input }: Args): Promise<ConversationsPage> {
  const { userId } = requireViewer(ctx);
  const asked = and(
    eq(conversationMembers.userId, userId),
    eq(conversationMembers.archived, input.archived),
    input.search ? named(input.search) : undefined,
  );
  const { limit, offset } = pageRows({ page: input.cursor ? 1 : input.page, page_size: input.limit });
  const of = input.cursor ? and(asked, behind(input.cursor)) : asked;
  const [views, counts] = await Promise.all([
    // One more than shown says whether there is more, whatever arrives meanwhile.
    limit === 0 ? [] : selectViews(ctx.db, { of, limit: limit + 1, offset }),
    count(ctx, userId, asked),
  ]);
  const shown = views.slice(0, input.limit);
  const last = views.length > shown.length ? shown.at(-1)?.mine : undefined;
  return {
    results: shown.map((view) => toConversation(view)),
    nextCursor: last ? encodeCursor({ lastAt: last.lastAt, id: last.conversationId }) : null,
    ...counts,
  };
}

function behind(cursor: string): SQL {
  const position = decodeCursor(cursor);
  if (!position) throw new InvalidInput({ cursor: [texts.invalidInput] });
  const { lastAt, conversationId } = conversationMembers;
  return sql`(${lastAt}, ${conversationId}) < (${position.lastAt.toISOString()}::timestamptz, ${position.id}::uuid)`;
}

/** By the names in it (the shop's, the buyer's, the product's) and by its last message; letters and accents folded. */
function named(search: string): SQL {
  const text = sql`concat_ws(' ', ${shops.businessName}, case when ${conversationMembers.side} = 'seller' then ${users.fullName} end, ${products.name},
    ${messages.orderCode}, case when not case ${conversationMembers.side} when 'buyer' then ${messages.hiddenFromBuyer} else ${messages.hiddenFromSeller} end then ${messages.content} end)`;
  return sql`exists (
    select from ${conversations}
    join ${shops} on ${shops.id} = ${conversations.shopId}
    join ${users} on ${users.id} = ${conversations.buyerId}
    left join ${products} on ${products.id} = ${conversations.productId}
    left join ${messages} on ${messages.conversationId} = ${conversations.id} and ${messages.number} = ${conversations.lastNumber}
    where ${conversations.id} = ${conversationMembers.conversationId}
      and strpos(fold_text(${text}), nullif(fold_text(${search}), '')) > 0
  )`;
}

async function count({ db }: Ctx, userId: string, asked: SQL | undefined) {
  const all = sql<number>`(select count(*)::int from ${conversationMembers} where ${asked})`;
  const unread = db
    .select({ unread: messageCounts.unread })
    .from(messageCounts)
    .where(eq(messageCounts.userId, userId));
  const [row] = await db
    .select({ count: all, unread: sql<number>`coalesce((${unread}), 0)` })
    .from(users)
    .where(eq(users.id, userId));
  return { count: row?.count ?? 0, unread: { messages: row?.unread ?? 0 } };
}

/** The last conversation that was shown. */
interface Position {
  lastAt: Date;
  id: string;
}

function encodeCursor({ lastAt, id }: Position): string {
  return Buffer.from(`${lastAt.getTime()} ${id}`).toString('base64url');
}

/** Null for a cursor that is broken or made up. */
function decodeCursor(cursor: string): Position | null {
  const found = /^(\d{1,13}) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString());
  const [, time, id] = found ?? [];
  return time !== undefined && id !== undefined && isUuid(id) ? { lastAt: new Date(Number(time)), id } : null;
}
