const timeZone = 'Africa/Accra';
const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' });
const thisYear = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
const anyYear = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const dayMs = 24 * 60 * 60 * 1000;

/** As short as it can be told: "14:05", "Yesterday", "Monday", "3 Nov", "3 Nov 2025". */
export function rowTime(iso: string, now: number): string {
  const at = new Date(iso);
  const days = Math.round((startOfDay(now) - startOfDay(at.getTime())) / dayMs);
  if (days <= 0) return clock.format(at);
  if (days === 1) return 'Yesterday';
  if (days < 7) return weekday.format(at);
  return day.format(at).slice(0, 4) === day.format(now).slice(0, 4) ? thisYear.format(at) : anyYear.format(at);
}

function startOfDay(time: number): number {
  return Date.parse(`${day.format(time)}T00:00:00Z`);
}
