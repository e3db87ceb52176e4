import { clockTime, dayOf } from './days.ts';

const timeZone = 'Africa/Accra';
const weekday = new Intl.DateTimeFormat('en-GH', { timeZone, weekday: 'long' });
const thisYear = new Intl.DateTimeFormat('en-GH', { timeZone, day: 'numeric', month: 'short' });
const anyYear = new Intl.DateTimeFormat('en-GH', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const dayLength = 24 * 60 * 60 * 1000;

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
