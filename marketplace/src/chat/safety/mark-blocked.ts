import { and, inArray } from 'drizzle-orm';
import type { Contact } from '#accounts/find-blockers.ts';
import { chatBlocks } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** Answers the modules below chat whether the one who wants to reach another user is blocked by that user. */
export async function markBlocked({ ctx, values }: { ctx: Ctx; values: Contact[] }): Promise<void> {
  const { blockerId, blockedId } = chatBlocks;
  const isBetween = and(
    inArray(blockedId, [...new Set(values.map(({ from }) => from))]),
    inArray(blockerId, [...new Set(values.map(({ to }) => to))]),
  );
  const blocks = await ctx.db.select({ blockerId, blockedId }).from(chatBlocks).where(isBetween);
  for (const contact of values) {
    contact.isBlocked = blocks.some((one) => one.blockedId === contact.from && one.blockerId === contact.to);
  }
}
