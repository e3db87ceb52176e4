import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import { Forbidden, NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type LockedShop, lockShop } from '#shops/lock-shop.ts';
import { freeLimitOf, setListingLimit } from '#shops/set-listing-limit.ts';
import { emitPlanChanged } from './emit-plan-changed.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

export async function lockOwnShop(tx: Tx): Promise<LockedShop> {
  const shop = await lockShop(tx, requireViewer(tx).userId);
  if (!shop) throw new Forbidden(texts.sellersOnly);
  return shop;
}

/** A plan of this shop, in any state. */
export async function findPlan(ctx: Ctx, shop: LockedShop, id: string): Promise<SubscriptionRow | null> {
  const isIt = and(eq(subscriptions.id, id), eq(subscriptions.shopId, shop.id));
  const [row] = isUuid(id) ? await ctx.db.select().from(subscriptions).where(isIt).for('no key update') : [];
  return row ?? null;
}

/** Returns the running plan that the user wants to change. A plan whose time is over ends first, and is refused. */
export async function requireRunning(tx: Tx, shop: LockedShop, id: string): Promise<SubscriptionRow> {
  await startNextPlan(tx, shop);
  const row = await findPlan(tx, shop, id);
  if (!row) throw new NotFound(texts.missing);
  if (row.state !== 'active') throw new Refused(texts.notActive);
  return row;
}

/**
 * Ends expired plans and starts queued ones, one after the other, because months may have passed. Without a queued plan
 * the shop moves to the free tier and stays verified. Returns the running plan. The caller has locked the shop.
 */
export async function startNextPlan(tx: Tx, shop: LockedShop): Promise<SubscriptionRow | null> {
  for (;;) {
    const active = await activePlanOf(tx, shop);
    if (!active?.endsAt || active.endsAt > tx.now) return active;
    const ended = await updateSubscription(tx, active, { state: 'expired' });
    await endPlans(tx, shop, ['replaced'], { state: 'expired' });
    const [next] = await queuedPlansOf(tx, shop);
    if (!next) {
      await setListingLimit(tx, shop.id, freeLimitOf(tx));
      await emitPlanChanged(tx, shop, ended, endedWords);
      return null;
    }
    const text = `${durationLabel(next.durationDays)} is active now. You paid for it earlier.`;
    await emitPlanChanged(tx, shop, await updateSubscription(tx, next, { state: 'active' }), {
      title: 'Your next plan has begun',
      text,
    });
  }
}

interface Ending {
  state: 'expired' | 'cancelled';
  autoRenew?: false;
}

/** Ends the shop's plans in these states. The days of a replaced plan are used or cancelled with the running one. */
export async function endPlans(
  tx: Tx,
  shop: LockedShop,
  states: ('replaced' | 'scheduled')[],
  ending: Ending,
): Promise<void> {
  const isEnding = and(eq(subscriptions.shopId, shop.id), inArray(subscriptions.state, states));
  await tx.db
    .update(subscriptions)
    .set({ ...ending, version: sql`${subscriptions.version} + 1` })
    .where(isEnding);
}

const endedWords = {
  title: 'Your plan has ended',
  text: 'You are on the free tier now. Your products stay as they are, but you cannot activate more than its limit.',
};

/** Queued plans begin later if the running one now ends later. */
export async function postponeQueued(ctx: Ctx, shop: LockedShop, from: Date): Promise<void> {
  let startsAt = from;
  for (const row of await queuedPlansOf(ctx, shop)) {
    const endsAt = new Date(startsAt.getTime() + row.durationDays * dayMs);
    await updateSubscription(ctx, row, { startsAt, endsAt });
    startsAt = endsAt;
  }
}

export async function activePlanOf(ctx: Ctx, shop: LockedShop): Promise<SubscriptionRow | null> {
  const [active] = await ctx.db.select().from(subscriptions).where(inState(shop, 'active'));
  return active ?? null;
}

export function queuedPlansOf(ctx: Ctx, shop: LockedShop): Promise<SubscriptionRow[]> {
  return ctx.db.select().from(subscriptions).where(inState(shop, 'scheduled')).orderBy(asc(subscriptions.startsAt));
}

export async function updateSubscription(
  ctx: Ctx,
  row: SubscriptionRow,
  to: Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  const [changed] = await ctx.db
    .update(subscriptions)
    .set({ ...to, version: row.version + 1 })
    .where(eq(subscriptions.id, row.id))
    .returning();
  if (!changed) throw new Error('subscription row missing after lock');
  return changed;
}

function inState(shop: LockedShop, state: SubscriptionRow['state']) {
  return and(eq(subscriptions.shopId, shop.id), eq(subscriptions.state, state));
}
