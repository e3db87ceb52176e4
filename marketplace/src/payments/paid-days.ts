import { paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';

/** Partial days count as whole days. */
export function daysLeft(endsAt: Date | null, now: Date): number {
  return endsAt ? Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs)) : 0;
}

/** The times at which the renewal is tried, in order. */
export function renewalTimes(endsAt: Date): Date[] {
  return limits.renewalHours.map((hours) => new Date(endsAt.getTime() - hours * hourMs));
}
