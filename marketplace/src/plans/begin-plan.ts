import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { eq } from 'drizzle-orm';
import type { Fulfilment, Sale } from '#payments/seller.ts';
import type { Tx } from '#platform/context.ts';
import { restoreVerification } from '#shops/applications/restore-verification.ts';
import { setListingLimit } from '#shops/set-listing-limit.ts';
import { shops } from '#shops/tables.ts';
import { emitPlanChanged } from './emit-plan-changed.ts';
import { change, moveOn, putOffWaiting, waitingOf } from './move-on.ts';
import { beginning } from './rules.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

/** Starts a paid plan, or queues it behind a larger one. A second payment for the same plan is held. */
export async function beginPlan(tx: Tx, { subjectId }: Sale): Promise<Fulfilment> {
  const [chosen] = await tx.db.select().from(subscriptions).where(eq(subscriptions.id, subjectId));
  if (!chosen) return { held: 'The plan is no longer there' };
  const [shop] = await tx.db
    .select({ id: shops.id, ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.id, chosen.shopId))
    .for('no key update');
  const [row] = await tx.db.select().from(subscriptions).where(eq(subscriptions.id, chosen.id)).for('no key update');
  if (!shop || row?.state !== 'pending') return { held: 'The plan was paid before' };
  const changed = await begin(tx, shop, row);
  if (changed.state === 'active') {
    await setListingLimit({ tx, input: { shopId: shop.id, limit: null } });
    await restoreVerification({ tx, input: { shopId: shop.id } });
  }
  await emitPlanChanged(tx, shop, changed, wordsOf(changed));
  return 'fulfilled';
}

async function begin(tx: Tx, shop: { id: string; ownerId: string }, row: SubscriptionRow): Promise<SubscriptionRow> {
  const active = await moveOn(tx, shop);
  const lastEnd = (await waitingOf(tx, shop)).at(-1)?.endsAt ?? null;
  const { state, startsAt, endsAt } = beginning(row, { active, lastEnd }, tx.now);
  if (active && state === 'active') await change(tx, active, { state: 'replaced', endsAt: tx.now });
  const changed = await change(tx, row, { state, startsAt, endsAt });
  if (state === 'active') await putOffWaiting(tx, shop, endsAt);
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
        text: `It begins on ${day(startsAt)}, when your current plan ends.`,
        mailed,
      };
}
