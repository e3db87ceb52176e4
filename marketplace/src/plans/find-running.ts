import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { and, eq } from 'drizzle-orm';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

/** The running plan of this shop that the user wants to change. */
export async function findRunning(ctx: Ctx, shopId: string, id: string): Promise<SubscriptionRow> {
  const [row] = isUuid(id)
    ? await ctx.db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), eq(subscriptions.shopId, shopId)))
    : [];
  if (!row) throw new NotFound(texts.missing);
  if (row.state !== 'active') throw new Refused(texts.notActive);
  return row;
}
