import { heldTogether, longDate } from '@besesaka/schema/kernel/dates.ts';

const clock = new Intl.DateTimeFormat('en-GH', { timeStyle: 'short', timeZone: 'Africa/Accra' });
// Ghana keeps Greenwich time all year; the calendar is asked all the same.
const calendar = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Africa/Accra' });
const dayLength = 24 * 60 * 60 * 1000;

/** "2:05 pm", as a clock in Accra shows it. */
export function clockTime(iso: string): string {
  return heldTogether(clock.format(new Date(iso)));
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

const timeZone = 'Africa/Accra';
const weekday = new Intl.DateTimeFormat('en-GH', { timeZone, weekday: 'long' });
const thisYear = new Intl.DateTimeFormat('en-GH', { timeZone, day: 'numeric', month: 'short' });
const anyYear = new Intl.DateTimeFormat('en-GH', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });

/** As short as it can be told: "2:05 pm", "Yesterday", "Monday", "3 Nov", "3 Nov 2025". */
export function rowTime(iso: string, now: number): string {
  const at = new Date(iso);
  const days = Math.round((startOfDay(now) - startOfDay(iso)) / dayLength);
  if (days <= 0) return clockTime(iso);
  if (days === 1) return 'Yesterday';
  if (days < 7) return weekday.format(at);
  return dayOf(iso).slice(0, 4) === dayOf(now).slice(0, 4) ? thisYear.format(at) : anyYear.format(at);
}

function startOfDay(moment: string | number): number {
  return Date.parse(`${dayOf(moment)}T00:00:00Z`);
}
