import { longDate } from '@besesaka/schema/kernel/dates.ts';

const clock = new Intl.DateTimeFormat('en-GH', { timeStyle: 'short', timeZone: 'Africa/Accra' });
// Ghana keeps Greenwich time all year; the calendar is asked all the same.
const calendar = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Africa/Accra' });
const dayLength = 24 * 60 * 60 * 1000;

/** "2:05 pm", as a clock in Accra shows it. */
export function clockTime(iso: string): string {
  return clock.format(new Date(iso));
}

/** Equal for two moments of the same day in Accra: "2026-03-14". */
export function dayOf(moment: string | number): string {
  return calendar.format(new Date(moment));
}

/** "Today", "Yesterday", or the date in its long form. */
export function dayLabel(iso: string, now: number): string {
  const day = dayOf(iso);
  if (day === dayOf(now)) return 'Today';
  return day === dayOf(now - dayLength) ? 'Yesterday' : longDate(iso);
}

/** Milliseconds until the next day begins in Accra. */
export function untilMidnight(now: number): number {
  const midnight = Date.parse(`${dayOf(now)}T00:00:00Z`) + dayLength;
  return Math.max(1000, midnight - now);
}
