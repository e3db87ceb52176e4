import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { chatBlocks, conversationMembers, conversations, messages } from '#chat/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Database } from '#platform/db/database.ts';
import { byTime, type Part, partOf } from '#platform/db/keyset.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { shops } from '#shops/tables.ts';

const mine = alias(conversationMembers, 'mine');
const other = alias(conversationMembers, 'other');

const blocks = (blocker: AnyPgColumn, blocked: AnyPgColumn) =>
  sql<boolean>`exists (select from ${chatBlocks} where ${chatBlocks.blockerId} = ${blocker} and ${chatBlocks.blockedId} = ${blocked})`;

const viewColumns = {
  conversation: getTableColumns(conversations),
  mine: getTableColumns(mine),
  other: getTableColumns(other),
  shop: {
    businessName: shops.businessName,
    businessSlug: shops.businessSlug,
    logoId: shops.logoId,
    verification: shops.verification,
  },
  buyer: { fullName: users.fullName, email: users.email },
  product: { id: products.id, slug: products.slug, name: products.name, primaryImage: products.primaryImage },
  productIsPublic: sql<boolean | null>`${isPublic}`,
  last: getTableColumns(messages),
  picture: getTableColumns(uploads),
  iBlock: blocks(mine.userId, other.userId),
  theyBlock: blocks(other.userId, mine.userId),
};

interface ViewSelection {
  /** A condition on `conversation_members`. */
  where: SQL | undefined;
  /** The page of the list; all rows by default. */
  part?: Part;
}

const newestFirst = byTime(conversationMembers.lastAt, conversationMembers.conversationId);

export function conversationsPart(position: ListPosition): Part {
  return partOf('newest', newestFirst, position);
}

const all = conversationsPart({ page: 1, page_size: 1000, count: false });

/**
 * Selects conversations as these members see them, newest first, in one statement. The page is chosen with one index scan
 * before anything is joined.
 */
export function selectViews(db: Pick<Database, 'select'>, { where, part = all }: ViewSelection) {
  const page = db
    .select({
      conversationId: conversationMembers.conversationId,
      side: conversationMembers.side,
      keys: part.keys.as('keys'),
      place: part.place.as('place'),
    })
    .from(conversationMembers)
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset)
    .as('page');
  return db
    .select({ ...viewColumns, keys: page.keys })
    .from(page)
    .innerJoin(mine, and(eq(mine.conversationId, page.conversationId), eq(mine.side, page.side)))
    .innerJoin(other, and(eq(other.conversationId, page.conversationId), ne(other.side, page.side)))
    .innerJoin(conversations, eq(conversations.id, page.conversationId))
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .innerJoin(users, eq(users.id, conversations.buyerId))
    .leftJoin(products, eq(products.id, conversations.productId))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.number, conversations.lastNumber)),
    )
    .leftJoin(uploads, eq(uploads.id, messages.attachmentId))
    .orderBy(page.place);
}

export type ConversationView = Awaited<ReturnType<typeof selectViews>>[number];

const viewOf = builtOnce((db) => {
  const isIt = eq(conversationMembers.conversationId, sql.placeholder('id'));
  return selectViews(db, { where: and(isIt, eq(conversationMembers.userId, sql.placeholder('userId'))) });
});

interface MemberOf {
  /** The conversation's id. */
  id: string;
  userId: string;
}

/** Returns the conversation as this user sees it, or undefined if they are not a member. */
export async function findView(db: Database, member: MemberOf): Promise<ConversationView | undefined> {
  const [view] = await viewOf(db, { ...member });
  return view;
}

/** Returns the view of the other member. */
export function mirrored(view: ConversationView): ConversationView {
  return { ...view, mine: view.other, other: view.mine, iBlock: view.theyBlock, theyBlock: view.iBlock };
}

/** Returns the view with both members' rows as they were written. */
export function withMembers(view: ConversationView, rows: ConversationView['mine'][]): ConversationView {
  const own = rows.find(({ side }) => side === view.mine.side);
  const others = rows.find(({ side }) => side === view.other.side);
  return { ...view, mine: own ?? view.mine, other: others ?? view.other };
}

/**
 * Locks the conversation and then reads it, because data read before the lock may be stale. Throws a 404 for users who are
 * not members.
 */
export async function lockView(tx: Tx, member: MemberOf): Promise<ConversationView> {
  if (!isUuid(member.id)) throw new NotFound(texts.missing);
  const locked = await rowsOf(
    tx.db,
    sql`select from conversations where id = ${member.id} and ${member.userId} in (buyer_id, seller_id) for no key update`,
  );
  if (locked.length === 0) throw new NotFound(texts.missing);
  return requireView(tx, member);
}

/** Returns the member's view of the conversation. Throws a 404 for other users. */
export async function requireView(ctx: Ctx, { id, userId }: MemberOf): Promise<ConversationView> {
  const view = isUuid(id) ? await findView(ctx.db, { id, userId }) : undefined;
  if (!view) throw new NotFound(texts.missing);
  return view;
}
