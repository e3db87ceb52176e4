import type { SubscriptionList } from '@besesaka/schema/plans/resources.ts';
import { desc, eq } from 'drizzle-orm';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { summaryOf, toSubscription } from './subscription-resource.ts';
import { subscriptions } from './tables.ts';

/** Far more subscriptions than a real shop has. */
const shown = 100;

/** Lists the viewer's own subscriptions. The list is empty for users without a shop. */
export async function listSubscriptions({ ctx }: { ctx: Ctx }): Promise<SubscriptionList> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(shops, eq(shops.id, subscriptions.shopId))
    .where(eq(shops.ownerId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(shown);
  const all = rows.map(({ subscription }) => subscription);
  return { results: all.map((row) => toSubscription(row, ctx.now)), summary: summaryOf(all, ctx.now) };
}
