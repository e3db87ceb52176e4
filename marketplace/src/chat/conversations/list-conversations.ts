import type { conversationListQuery } from '@besesaka/schema/chat/inputs.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { conversationMembers, conversations, messageCounts, messages } from '#chat/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { toConversation } from './chat-resources.ts';
import { conversationsPart, selectViews } from './conversation-view.ts';

interface Args {
  ctx: Ctx;
  input: z.output<typeof conversationListQuery>;
}

/** Returns the user's conversations by newest message, with one statement for the page and one for the counts. */
export async function listConversations({ ctx, input }: Args) {
  const { userId } = requireViewer(ctx);
  const filter = and(
    eq(conversationMembers.userId, userId),
    input.ids
      ? inArray(conversationMembers.conversationId, input.ids.split(','))
      : eq(conversationMembers.archived, input.archived),
    input.search ? matchesSearch(input.search) : undefined,
  );
  const part = conversationsPart({ ...input, page_size: input.limit });
  const [views, counts] = await Promise.all([
    part.limit === 0 ? [] : selectViews(ctx.db, { where: filter, part }),
    countConversations(ctx, userId, input.count ? filter : null),
  ]);
  const { rows, ...place } = part.toPage(views);
  return { results: rows.map((view) => toConversation(view)), ...place, ...counts };
}

/** Searches the names of shop, buyer and product, and the last message, ignoring case and accents. */
function matchesSearch(search: string): SQL {
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

/** Counts the conversations, if requested, and all unread messages. */
async function countConversations({ db }: Ctx, userId: string, filter: SQL | undefined | null) {
  const total =
    filter === null
      ? sql<null>`null::int`
      : sql<number>`(select count(*)::int from ${conversationMembers} where ${filter})`;
  const unread = db
    .select({ unread: messageCounts.unread })
    .from(messageCounts)
    .where(eq(messageCounts.userId, userId));
  const [row] = await db
    .select({ count: total, unread: sql<number>`coalesce((${unread}), 0)` })
    .from(users)
    .where(eq(users.id, userId));
  return { count: filter === null ? null : (row?.count ?? 0), unread: { messages: row?.unread ?? 0 } };
}
