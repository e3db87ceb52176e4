import type { QuickRepliesInput } from '@besesaka/schema/chat/inputs.ts';
import { quickReplyTexts as texts } from '@besesaka/schema/chat/quick-replies.ts';
import type { QuickReplies } from '@besesaka/schema/chat/resources.ts';
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

/** Of whoever asks; none before the first is kept. */
export async function readQuickReplies({ ctx }: { ctx: Ctx }): Promise<QuickReplies> {
  const { userId } = requireViewer(ctx);
  const [kept] = await ctx.db.select(columns).from(quickReplies).where(eq(quickReplies.userId, userId));
  return kept ?? { replies: [], version: 0 };
}

/** By a seller, all at once: added, changed, removed and put in order. Of two at once the second is told. */
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
    const [kept] = await db
      .insert(quickReplies)
      .values({ userId, replies })
      .onConflictDoUpdate({
        target: quickReplies.userId,
        set: { replies, version: sql`${quickReplies.version} + 1` },
        setWhere: eq(quickReplies.version, version),
      })
      .returning(columns);
    // A first row beside a version that was read belongs to a person whose replies are gone.
    if (!kept || kept.version !== version + 1) throw new Stale();
    return kept;
  });
}
