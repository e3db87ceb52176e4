import { dayMs, longDate } from '@besesaka/schema/kernel/dates.ts';

/** The date in Accra, such as "2026-03-14". */
export function dayOf(moment: string | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** "Today", "Yesterday", or the long date. */
export function dayLabel(iso: string, now: number): string {
  const day = dayOf(iso);
  if (day === dayOf(now)) return 'Today';
  return day === dayOf(now - dayMs) ? 'Yesterday' : longDate(iso);
}

/** Milliseconds until midnight in Accra. */
export function untilMidnight(now: number): number {
  const midnight = Date.parse(`${dayOf(now)}T00:00:00Z`) + dayMs;
  return Math.max(1000, midnight - now);
}
