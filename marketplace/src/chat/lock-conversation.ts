import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import { sentTogether } from '#platform/db/sent-together.ts';
import { NotFound } from '#platform/errors.ts';
import { isUuid } from '#platform/ids.ts';
import { type ConversationView, findView } from './conversation-view.ts';
import { conversations } from './tables.ts';

interface Asked {
  id: string;
  userId: string;
}

/** The conversation as it is once this transaction is in line with all others on it, or 404. */
export async function lockView(ctx: Ctx, asked: Asked): Promise<ConversationView> {
  const [, view] = await sentTogether(lockConversation(ctx, asked), requireView(ctx, asked));
  return view;
}

/**
 * Puts this transaction in line with all others on the conversation. What was read before the lock may be old, so that
 * everything else is sent behind it: at once, for it is carried out afterwards. To whoever is not one of the two the
 * conversation does not exist.
 */
export async function lockConversation(ctx: Ctx, { id, userId }: Asked): Promise<void> {
  if (!isUuid(id)) throw new NotFound(texts.missing);
  const rows = await lockOf(ctx.db, { id, userId });
  if (rows.length === 0) throw new NotFound(texts.missing);
}

const lockOf = builtOnce((db) => {
  const userId = sql.placeholder('userId');
  const isTheirs = or(eq(conversations.buyerId, userId), eq(conversations.sellerId, userId));
  return db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, sql.placeholder('id')), isTheirs))
    .for('no key update');
});

/** Of a conversation that is known to be theirs, or 404. */
export async function requireView(ctx: Ctx, { id, userId }: Asked): Promise<ConversationView> {
  const view = isUuid(id) ? await findView(ctx.db, { id, userId }) : undefined;
  if (!view) throw new NotFound(texts.missing);
  return view;
}
