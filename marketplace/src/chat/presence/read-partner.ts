import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { chatBlocks, chatSettings, conversations } from '#chat/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

interface Args {
  ctx: Ctx;
  input: { id: string };
}

/** Returns whether a user's presence is visible. Throws a 404 for users without a common conversation. */
export async function readPartner({ ctx, input: { id } }: Args): Promise<{ shows_presence: boolean }> {
  const { userId } = requireViewer(ctx);
  if (!isUuid(id)) throw new NotFound(texts.missing);
  const { buyerId, sellerId } = conversations;
  const talks = or(and(eq(buyerId, userId), eq(sellerId, id)), and(eq(buyerId, id), eq(sellerId, userId)));
  const { blockerId, blockedId } = chatBlocks;
  const isBlock = or(and(eq(blockerId, userId), eq(blockedId, id)), and(eq(blockerId, id), eq(blockedId, userId)));
  const [partner] = await ctx.db
    .select({
      shows: chatSettings.showsPresence,
      isBlocked: sql<boolean>`exists (select from ${chatBlocks} where ${isBlock})`,
    })
    .from(users)
    .leftJoin(chatSettings, eq(chatSettings.userId, users.id))
    .where(and(eq(users.id, id), sql`exists (select from ${conversations} where ${talks})`));
  if (!partner) throw new NotFound(texts.missing);
  return { shows_presence: (partner.shows ?? true) && !partner.isBlocked };
}
