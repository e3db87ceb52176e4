import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, moneyText } from '@besesaka/schema/kernel/money.ts';
import { reminderDays, unpaidKeptDays } from '@besesaka/schema/plans/limits.ts';
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { findChargeable } from '#payments/cards/find-cards.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { dayMs } from '#platform/durations.ts';
import { jobKind } from '#platform/jobs.ts';
import { shops } from '#shops/tables.ts';
import { moveOn } from './move-on.ts';
import { isToRenew, renewPlan } from './renew-plans.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';
import { tellPlan } from './tell-plan.ts';

export const endDuePlansJob = jobKind('plans.end-due');
export const pruneUnpaidJob = jobKind('plans.prune-unpaid');

const batchSize = 50;

/**
 * Moves on what has run out, reminds of what ends soon, and renews what is meant to go on. Each shop has a transaction of its own.
 */
export async function endDuePlans({ ctx }: { ctx: Ctx }): Promise<{ ended: number; reminded: number; tried: number }> {
  const ended = await forEachDue(ctx, lte(subscriptions.endsAt, ctx.now), moveOn);
  const soon = new Date(ctx.now.getTime() + reminderDays * dayMs);
  const unreminded = and(
    lte(subscriptions.endsAt, soon),
    gt(subscriptions.endsAt, ctx.now),
    isNull(subscriptions.remindedAt),
  );
  const reminded = await forEachDue(ctx, unreminded, remind);
  return { ended, reminded, tried: await forEachDue(ctx, isToRenew(ctx.now), renewPlan) };
}

type Shop = { id: string; ownerId: string };

async function forEachDue(
  ctx: Ctx,
  isDue: SQL | undefined,
  act: (ctx: Ctx, shop: Shop, row: SubscriptionRow) => Promise<unknown>,
): Promise<number> {
  const which = and(eq(subscriptions.state, 'active'), isDue);
  let done = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await ctx.db
      .select({ id: subscriptions.id, shopId: subscriptions.shopId })
      .from(subscriptions)
      .where(and(which, gt(subscriptions.id, last)))
      .orderBy(asc(subscriptions.id))
      .limit(batchSize);
    for (const { id, shopId } of batch) {
      last = id;
      const work = inTransaction(ctx, async (ctx) => {
        const [shop] = await ctx.db
          .select({ id: shops.id, ownerId: shops.ownerId })
          .from(shops)
          .where(eq(shops.id, shopId))
          .for('no key update');
        const [row] = await ctx.db
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.id, id), which))
          .for('update');
        if (!shop || !row) return;
        await act(ctx, shop, row);
        done += 1;
      });
      // One that fails holds up no other, and is met again in the next run.
      await work.catch((error: unknown) =>
        ctx.log.error({ err: error, subscription: id }, 'a plan that is due did not move'),
      );
    }
    if (batch.length < batchSize) return done;
  }
}

async function remind(ctx: Ctx, shop: Shop, row: SubscriptionRow): Promise<void> {
  const [changed] = await ctx.db
    .update(subscriptions)
    .set({ remindedAt: ctx.now })
    .where(eq(subscriptions.id, row.id))
    .returning();
  const card = row.autoRenew ? await findChargeable(ctx, shop.ownerId) : null;
  const then = card
    ? `It renews itself the day before: your card ending in ${card.last4} is charged ${cedi(moneyText(row.amountPesewas))}.`
    : 'Pay again to go on listing without a limit; what is left is added.';
  const text = `It ends on ${row.endsAt && longDate(row.endsAt)}. ${then}`;
  if (changed) await tellPlan(ctx, shop, changed, { title: 'Your plan ends soon', text });
}

/** What was chosen and never paid. Money that comes for it later still is put aside for an admin. */
export async function pruneUnpaid({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - unpaidKeptDays * dayMs).toISOString();
  const isOld = sql`${subscriptions.state} = 'pending' and ${subscriptions.createdAt} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, subscriptions, { where: isOld, oldest: sql`${subscriptions.createdAt}` });
}
