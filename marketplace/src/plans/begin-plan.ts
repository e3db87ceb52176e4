import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { eq } from 'drizzle-orm';
import type { Settled } from '#payments/domain-events.ts';
import { putAside } from '#payments/settle-payment.ts';
import type { Ctx } from '#platform/context.ts';
import { restoreVerification } from '#shops/applications/restore-verification.ts';
import { setListingLimit } from '#shops/set-listing-limit.ts';
import { shops } from '#shops/tables.ts';
import { change, moveOn, putOffWaiting, waitingOf } from './move-on.ts';
import { planPurpose } from './quote-plan.ts';
import { beginning } from './rules.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';
import { tellPlan } from './tell-plan.ts';

/** A plan was paid: it runs, or it waits for the end of the larger one. Money for one that was paid before is put aside. */
export async function beginPlan({ ctx, payload }: { ctx: Ctx; payload: Settled }): Promise<void> {
  if (payload.purpose !== planPurpose) return;
  const [chosen] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, payload.subjectId));
  if (!chosen) return putAside(ctx, { paymentId: payload.paymentId, reason: 'The plan is no longer there' });
  const [shop] = await ctx.db
    .select({ id: shops.id, ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.id, chosen.shopId))
    .for('no key update');
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, chosen.id)).for('no key update');
  if (!shop || row?.state !== 'pending')
    return putAside(ctx, { paymentId: payload.paymentId, reason: 'The plan was paid before' });
  const changed = await begin(ctx, shop, row);
  if (changed.state === 'active') {
    await setListingLimit({ ctx, input: { shopId: shop.id, limit: null } });
    await restoreVerification({ ctx, input: { shopId: shop.id } });
  }
  await tellPlan(ctx, shop, changed, wordsOf(changed));
}

async function begin(ctx: Ctx, shop: { id: string; ownerId: string }, row: SubscriptionRow): Promise<SubscriptionRow> {
  const active = await moveOn(ctx, shop);
  const lastEnd = (await waitingOf(ctx, shop)).at(-1)?.endsAt ?? null;
  const { state, startsAt, endsAt } = beginning(row, { active, lastEnd }, ctx.now);
  if (active && state === 'active') await change(ctx, active, { state: 'replaced', endsAt: ctx.now });
  const changed = await change(ctx, row, { state, startsAt, endsAt });
  if (state === 'active') await putOffWaiting(ctx, shop, endsAt);
  return changed;
}

function wordsOf({ state, durationDays, endsAt, startsAt, amountPesewas }: SubscriptionRow) {
  const day = (at: Date | null) => at && longDate(at);
  const name = durationLabel(durationDays);
  const mailed = `You paid ${cedi(amountPesewas)}. The receipt is among your subscriptions.`;
  return state === 'active'
    ? {
        title: `Your plan is active: ${name}`,
        text: `It runs until ${day(endsAt)}. You can list without a limit.`,
        mailed,
      }
    : {
        title: `Your next plan is paid: ${name}`,
        text: `It begins on ${day(startsAt)}, when the one that runs ends.`,
        mailed,
      };
}
