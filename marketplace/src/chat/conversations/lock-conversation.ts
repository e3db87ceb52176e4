import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { sql } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { type ConversationView, findView } from './conversation-view.ts';

interface MemberOf {
  id: string;
  userId: string;
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
