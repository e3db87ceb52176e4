import { and, desc, eq } from 'drizzle-orm';
import type { Refunded } from '#payments/domain-events.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { change, moveOn, putOffWaiting } from './move-on.ts';
import { planPurpose } from './quote-plan.ts';
import { unusedMs } from './rules.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';
import { tellPlan } from './tell-plan.ts';

/**
 * The money of a plan is back, so its days are gone, also where a larger one took them over. What else was paid stays: what
 * it took over from the plan before, and what waits. The shop stays verified.
 */
export async function endRefundedPlan({ ctx, payload }: { ctx: Ctx; payload: Refunded }): Promise<void> {
  if (payload.purpose !== planPurpose) return;
  const known = await find(ctx, payload.subjectId);
  if (!known) return;
  const isShop = eq(shops.id, known.shopId);
  const who = { id: shops.id, ownerId: shops.ownerId };
  const [shop] = await ctx.db.select(who).from(shops).where(isShop).for('no key update');
  if (!shop) return;
  const active = await moveOn(ctx, shop);
  const row = await find(ctx, payload.subjectId);
  if (!row) return;
  const end = active?.endsAt && (await endWithout(ctx, { row, active, endsAt: active.endsAt }));
  if (end) await putOffWaiting(ctx, shop, end);
  await moveOn(ctx, shop);
  const last = await find(ctx, row.id);
  if (!last) return;
  const refunded = last.state === 'refunded' ? last : await change(ctx, last, { state: 'refunded' });
  const text = `Its days have ended. ${payload.reason}`;
  await tellPlan(ctx, shop, refunded, { title: 'Your plan was paid back', text });
}

/** Takes the plan out of what runs and waits; answers when what runs ends then. */
async function endWithout(
  ctx: Ctx,
  { row, active, endsAt }: { row: SubscriptionRow; active: SubscriptionRow; endsAt: Date },
): Promise<Date> {
  const hasDays = row.state === 'active' || row.state === 'replaced';
  const left = endsAt.getTime() - (hasDays ? unusedMs(row, ctx.now) : 0);
  const end = new Date(Math.max(left, ctx.now.getTime()));
  if (row.id !== active.id) {
    await change(ctx, row, { state: 'refunded', ...(row.state === 'scheduled' && { startsAt: null, endsAt: null }) });
    if (hasDays) await change(ctx, active, { endsAt: end });
    return end;
  }
  const before = await findReplaced(ctx, row.shopId);
  if (before && end > ctx.now) {
    await change(ctx, row, { state: 'refunded', endsAt: ctx.now });
    await change(ctx, before, { state: 'active', endsAt: end });
    return end;
  }
  await change(ctx, row, { endsAt: ctx.now });
  return ctx.now;
}

async function findReplaced(ctx: Ctx, shopId: string): Promise<SubscriptionRow | null> {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.shopId, shopId), eq(subscriptions.state, 'replaced')))
    .orderBy(desc(subscriptions.startsAt))
    .limit(1);
  return row ?? null;
}

async function find(ctx: Ctx, id: string): Promise<SubscriptionRow | null> {
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}
