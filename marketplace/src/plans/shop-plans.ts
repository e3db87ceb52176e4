import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
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

/** The running plan of this shop that the user wants to change. */
export async function findRunning(ctx: Ctx, shop: LockedShop, id: string): Promise<SubscriptionRow> {
  const row = await findPlan(ctx, shop, id);
  if (!row) throw new NotFound(texts.missing);
  if (row.state !== 'active') throw new Refused(texts.notActive);
  return row;
}

/**
 * Ends expired plans and starts queued ones, one after the other, because months may have passed. Without a queued plan
 * the shop moves to the free tier and stays verified. Returns the running plan. The caller has locked the shop.
 */
export async function moveOn(tx: Tx, shop: LockedShop): Promise<SubscriptionRow | null> {
  for (;;) {
    const active = await activeOf(tx, shop);
    if (!active?.endsAt || active.endsAt > tx.now) return active;
    const ended = await change(tx, active, { state: 'expired' });
    await endReplaced(tx, shop, 'expired');
    const [next] = await waitingOf(tx, shop);
    if (!next) {
      await setListingLimit(tx, shop.id, freeLimitOf(tx));
      await emitPlanChanged(tx, shop, ended, endedWords);
      return null;
    }
    const text = `${durationLabel(next.durationDays)} is active now. You paid for it earlier.`;
    await emitPlanChanged(tx, shop, await change(tx, next, { state: 'active' }), {
      title: 'Your next plan has begun',
      text,
    });
  }
}

/** Ends the plans that the running one took over: their days are used or cancelled with it. */
export async function endReplaced(tx: Tx, shop: LockedShop, state: 'expired' | 'cancelled'): Promise<void> {
  const to = { state, version: sql`${subscriptions.version} + 1` };
  await tx.db.update(subscriptions).set(to).where(inState(shop, 'replaced'));
}

const endedWords = {
  title: 'Your plan has ended',
  text: 'You are on the free tier now. Your products stay as they are, but you cannot activate more than its limit.',
};

/** Queued plans begin later if the running one now ends later. */
export async function putOffWaiting(ctx: Ctx, shop: LockedShop, from: Date): Promise<void> {
  let startsAt = from;
  for (const row of await waitingOf(ctx, shop)) {
    const endsAt = new Date(startsAt.getTime() + row.durationDays * dayMs);
    await change(ctx, row, { startsAt, endsAt });
    startsAt = endsAt;
  }
}

export async function activeOf(ctx: Ctx, shop: LockedShop): Promise<SubscriptionRow | null> {
  const [active] = await ctx.db.select().from(subscriptions).where(inState(shop, 'active'));
  return active ?? null;
}

export function waitingOf(ctx: Ctx, shop: LockedShop): Promise<SubscriptionRow[]> {
  return ctx.db.select().from(subscriptions).where(inState(shop, 'scheduled')).orderBy(asc(subscriptions.startsAt));
}

export async function change(ctx: Ctx, row: SubscriptionRow, to: Partial<SubscriptionRow>): Promise<SubscriptionRow> {
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
