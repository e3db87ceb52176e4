import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planChanged } from '@besesaka/schema/plans/events.ts';
import { type Subscription, type SubscriptionSummary, subscription } from '@besesaka/schema/plans/resources.ts';
import { eq } from 'drizzle-orm';
import { daysLeft } from '#payments/rules.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { Tx } from '#platform/context.ts';
import type { LockedShop } from '#shops/lock-shop.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

const plain = pickFields(subscription);

export function toSubscription(row: SubscriptionRow, now: Date): Subscription {
  return {
    ...plain(row),
    plan_display: durationLabel(row.durationDays),
    status: row.state,
    amount: moneyText(row.amountPesewas),
    started_date: row.startsAt?.toISOString() ?? null,
    next_billing_date: row.endsAt?.toISOString() ?? null,
    days_remaining: row.state === 'active' ? daysLeft(row.endsAt, now) : 0,
  };
}

/** Summarizes all subscriptions of a shop, past and present. */
export function summaryOf(rows: readonly SubscriptionRow[], now: Date): SubscriptionSummary {
  const active = rows.find(({ state }) => state === 'active');
  if (active)
    return {
      plan: active.plan,
      plan_display: durationLabel(active.durationDays),
      is_active: true,
      status: 'active',
      days_remaining: daysLeft(active.endsAt, now),
      auto_renew: active.autoRenew,
    };
  const status = rows.some(({ state }) => state === 'expired') ? 'expired' : 'free';
  return { plan: null, plan_display: 'Free tier', is_active: false, status, days_remaining: 0, auto_renew: false };
}

interface NoticeText {
  title: string;
  text: string;
  /** An additional paragraph for the mail. */
  mailed?: string;
}

/** Updates the seller's open screens. Changes that the seller did not make, or that matter, are also a notification. */
export async function emitPlanChanged(
  tx: Tx,
  shop: LockedShop,
  row: SubscriptionRow,
  words: NoticeText | null,
): Promise<void> {
  const all = await tx.db.select().from(subscriptions).where(eq(subscriptions.shopId, shop.id));
  const { ownerId } = shop;
  tx.emit(ownerId, planChanged, {
    subscription: toSubscription(row, tx.now),
    summary: summaryOf(all, tx.now),
  });
  if (!words) return;
  const { title, text, mailed } = words;
  const paragraphs = mailed ? [text, mailed] : [text];
  tx.notify({
    to: ownerId,
    source: 'seller',
    kind: 'subscription',
    key: `plan:${row.id}`,
    content: { title, text },
    link: '/dashboard/shop/subscriptions',
    mail: { paragraphs, action: 'Open your subscriptions' },
  });
}
