import { paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';

/** Begun days count: who has an hour left has a day. */
export function daysLeft(endsAt: Date | null, now: Date): number {
  return endsAt ? Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs)) : 0;
}

/** When the renewal of what ends then is tried, one time after the other. */
export function renewalTimes(endsAt: Date): Date[] {
  return limits.renewalHours.map((hours) => new Date(endsAt.getTime() - hours * hourMs));
}
