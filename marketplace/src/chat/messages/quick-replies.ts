import type { QuickRepliesInput } from '@besesaka/schema/chat/inputs.ts';
import type { QuickReplies } from '@besesaka/schema/chat/member-resources.ts';
import { quickReplyTexts as texts } from '@besesaka/schema/chat/quick-replies.ts';
import { eq, sql } from 'drizzle-orm';
import { quickRepliesRule } from '#chat/rules.ts';
import { quickReplies } from '#chat/tables.ts';
import { Forbidden, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { shops } from '#shops/tables.ts';

const columns = { replies: quickReplies.replies, version: quickReplies.version };

/** Returns the viewer's quick replies, or an empty list with version 0. */
export async function readQuickReplies({ ctx }: { ctx: Ctx }): Promise<QuickReplies> {
  const { userId } = requireViewer(ctx);
  const [saved] = await ctx.db.select(columns).from(quickReplies).where(eq(quickReplies.userId, userId));
  return saved ?? { replies: [], version: 0 };
}

/** Replaces all of a seller's quick replies. The second of two concurrent changes fails as stale. */
export async function changeQuickReplies({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: QuickRepliesInput;
}): Promise<QuickReplies> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, quickRepliesRule);
  const { replies, version } = input;
  return inTransaction(ctx, async ({ db }) => {
    const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
    if (!shop) throw new Forbidden(texts.forSellers);
    const [saved] = await db
      .insert(quickReplies)
      .values({ userId, replies })
      .onConflictDoUpdate({
        target: quickReplies.userId,
        set: { replies, version: sql`${quickReplies.version} + 1` },
        setWhere: eq(quickReplies.version, version),
      })
      .returning(columns);
    // An insert with a version other than 0 means that the replies were deleted after the client read them.
    if (!saved || saved.version !== version + 1) throw new Stale();
    return saved;
  });
}
