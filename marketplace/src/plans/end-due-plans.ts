import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, moneyText } from '@besesaka/schema/kernel/money.ts';
import { reminderDays, unpaidKeptDays } from '@besesaka/schema/plans/limits.ts';
import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { findChargeable } from '#payments/cards/find-cards.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { forEachDue } from '#shops/for-each-due.ts';
import type { LockedShop } from '#shops/lock-shop.ts';
import { emitPlanChanged } from './emit-plan-changed.ts';
import { isToRenew, renewPlan } from './renew-plans.ts';
import { startNextPlan } from './shop-plans.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

export const endDuePlansJob = jobKind('plans.end-due');
export const pruneUnpaidJob = jobKind('plans.prune-unpaid');

/** Ends expired plans, sends reminders and starts renewals. Each shop has its own transaction. */
export async function endDuePlans({ ctx }: { ctx: Ctx }): Promise<{ ended: number; reminded: number; tried: number }> {
  const ended = await forEachRunning(ctx, lte(subscriptions.endsAt, ctx.now), startNextPlan);
  const soon = new Date(ctx.now.getTime() + reminderDays * dayMs);
  const unreminded = and(
    lte(subscriptions.endsAt, soon),
    gt(subscriptions.endsAt, ctx.now),
    isNull(subscriptions.remindedAt),
  );
  const reminded = await forEachRunning(ctx, unreminded, remind);
  return { ended, reminded, tried: await forEachRunning(ctx, isToRenew(ctx.now), renewPlan) };
}

function forEachRunning(
  ctx: Ctx,
  isDue: SQL | undefined,
  act: (tx: Tx, shop: LockedShop, row: SubscriptionRow) => Promise<unknown>,
): Promise<number> {
  const which = and(eq(subscriptions.state, 'active'), isDue);
  const read = (tx: Tx, which: SQL | undefined) => tx.db.select().from(subscriptions).where(which).for('update');
  return forEachDue(ctx, { table: subscriptions, which, read, act });
}

async function remind(tx: Tx, shop: LockedShop, row: SubscriptionRow): Promise<void> {
  const [changed] = await tx.db
    .update(subscriptions)
    .set({ remindedAt: tx.now })
    .where(eq(subscriptions.id, row.id))
    .returning();
  const card = row.autoRenew ? await findChargeable(tx, shop.ownerId) : null;
  const then = card
    ? `It renews itself the day before: your card ending in ${card.last4} is charged ${cedi(moneyText(row.amountPesewas))}.`
    : 'Pay again to go on listing without a limit; what is left is added.';
  const text = `It ends on ${row.endsAt && longDate(row.endsAt)}. ${then}`;
  if (changed) await emitPlanChanged(tx, shop, changed, { title: 'Your plan ends soon', text });
}

/** Deletes plans that were chosen and never paid. Money that arrives for one later is held for an admin. */
export async function pruneUnpaid({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - unpaidKeptDays * dayMs).toISOString();
  const isOld = sql`${subscriptions.state} = 'pending' and ${subscriptions.createdAt} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, subscriptions, { where: isOld, oldest: sql`${subscriptions.createdAt}` });
}
