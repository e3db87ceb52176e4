import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { type Subscription, type SubscriptionSummary, subscription } from '@besesaka/schema/plans/resources.ts';
import { daysLeft } from '#payments/paid-days.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { SubscriptionRow } from './tables.ts';

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
