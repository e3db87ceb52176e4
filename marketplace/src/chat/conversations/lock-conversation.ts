import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { sql } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { type ConversationView, findView } from './conversation-view.ts';

interface Asked {
  id: string;
  userId: string;
}

/**
 * Puts this transaction in line with all others on the conversation, and only then reads it: what was read before the lock
 * may be old. To whoever is not one of the two the conversation does not exist.
 */
export async function lockView(tx: Tx, asked: Asked): Promise<ConversationView> {
  if (!isUuid(asked.id)) throw new NotFound(texts.missing);
  const locked = await rowsOf(
    tx.db,
    sql`select from conversations where id = ${asked.id} and ${asked.userId} in (buyer_id, seller_id) for no key update`,
  );
  if (locked.length === 0) throw new NotFound(texts.missing);
  return requireView(tx, asked);
}

/** Of a conversation that is known to be theirs, or 404. */
export async function requireView(ctx: Ctx, { id, userId }: Asked): Promise<ConversationView> {
  const view = isUuid(id) ? await findView(ctx.db, { id, userId }) : undefined;
  if (!view) throw new NotFound(texts.missing);
  return view;
}
