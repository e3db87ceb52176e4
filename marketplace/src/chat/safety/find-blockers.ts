import { and, eq, inArray } from 'drizzle-orm';
import { chatBlocks } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** Those of `others` who blocked this user. */
export async function findBlockers(
  { db }: Ctx,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const { blockerId, blockedId } = chatBlocks;
  const rows = await db
    .select({ blockerId })
    .from(chatBlocks)
    .where(and(eq(blockedId, userId), inArray(blockerId, [...others])));
  return new Set(rows.map((row) => row.blockerId));
}
