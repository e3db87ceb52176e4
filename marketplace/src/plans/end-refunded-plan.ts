import { and, desc, eq } from 'drizzle-orm';
import type { Sale } from '#payments/seller.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lockShop } from '#shops/lock-shop.ts';
import { emitPlanChanged } from './emit-plan-changed.ts';
import { sharesOf } from './rules.ts';
import { change, findPlan, moveOn, putOffWaiting } from './shop-plans.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

type Running = SubscriptionRow & { endsAt: Date };

/**
 * Removes the days of a refunded plan, also if a larger plan took them over. Days from other payments stay: those of
 * earlier plans and of queued ones. The shop stays verified.
 */
export async function endRefundedPlan(tx: Tx, { subjectId, userId }: Sale, reason: string): Promise<void> {
  const shop = await lockShop(tx, userId);
  if (!shop) return;
  const active = await moveOn(tx, shop);
  const row = await findPlan(tx, shop, subjectId);
  if (!row) return;
  const end = active?.endsAt && (await endWithout(tx, { row, active: { ...active, endsAt: active.endsAt } }));
  if (end) await putOffWaiting(tx, shop, end);
  await moveOn(tx, shop);
  const last = await findPlan(tx, shop, row.id);
  if (!last) return;
  const refunded = last.state === 'refunded' ? last : await change(tx, last, { state: 'refunded' });
  const text = `Its days have ended. ${reason}`;
  await emitPlanChanged(tx, shop, refunded, { title: 'Your plan was refunded', text });
}

/** Removes the plan from those that run or wait. Returns the new end of the running plan. */
async function endWithout(ctx: Ctx, { row, active }: { row: SubscriptionRow; active: Running }): Promise<Date> {
  const replaced = await replacedOf(ctx, row.shopId);
  const shares = sharesOf(active, replaced, ctx.now);
  const end = new Date(active.endsAt.getTime() - (shares.get(row.id) ?? 0));
  if (row.id !== active.id) {
    await change(ctx, row, { state: 'refunded', ...(row.state === 'scheduled' && { startsAt: null, endsAt: null }) });
    if (row.state === 'replaced') await change(ctx, active, { endsAt: end });
    return end;
  }
  const [before] = replaced;
  if (before && end > ctx.now) {
    await change(ctx, row, { state: 'refunded', endsAt: ctx.now });
    // The earlier plan gets back its own days that are not used yet.
    const used = before.durationDays * dayMs - (shares.get(before.id) ?? 0);
    await change(ctx, before, { state: 'active', startsAt: new Date(ctx.now.getTime() - used), endsAt: end });
    return end;
  }
  await change(ctx, row, { endsAt: ctx.now });
  return ctx.now;
}

/** The plans that the running one took over, latest first. */
function replacedOf(ctx: Ctx, shopId: string): Promise<SubscriptionRow[]> {
  return ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.shopId, shopId), eq(subscriptions.state, 'replaced')))
    .orderBy(desc(subscriptions.endsAt));
}
