import { clockTime, longDate, shortDate } from '@besesaka/schema/kernel/dates.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The date in Accra, such as "2026-03-14". */
export function dayOf(moment: string | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** "Today", "Yesterday", or the long date. */
export function dayLabel(iso: string, now: number): string {
  const day = dayOf(iso);
  if (day === dayOf(now)) return 'Today';
  return day === dayOf(now - dayLength) ? 'Yesterday' : longDate(iso);
}

/** Milliseconds until midnight in Accra. */
export function untilMidnight(now: number): number {
  const midnight = Date.parse(`${dayOf(now)}T00:00:00Z`) + dayLength;
  return Math.max(1000, midnight - now);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A short form of the time: "2:05 pm", "Yesterday", "Monday", "3 Nov", "3 Nov 2025". */
export function rowTime(iso: string, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(iso)) / dayLength);
  if (days <= 0) return clockTime(iso);
  if (days === 1) return 'Yesterday';
  if (days < 7) return weekdays[new Date(iso).getUTCDay()] ?? '';
  return shortDate(iso, { withYear: dayOf(iso).slice(0, 4) !== dayOf(now).slice(0, 4) });
}

function startOfDay(moment: string | number): number {
  return Date.parse(`${dayOf(moment)}T00:00:00Z`);
}
