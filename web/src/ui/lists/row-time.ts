import { clockTime, dayMs, shortDate } from '@besesaka/schema/kernel/dates.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The shortest form, for the end of a row: "2:05 pm", "Yesterday", "Monday", "3 Nov", "3 Nov 2025". */
export function rowTime(at: string | Date, now: number): string {
  const date = new Date(at);
  const daysAgo = Math.floor(now / dayMs) - Math.floor(date.getTime() / dayMs);
  if (daysAgo <= 0) return clockTime(date);
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo < 7) return weekdays[date.getUTCDay()] ?? '';
  return shortDate(date, { withYear: date.getUTCFullYear() !== new Date(now).getUTCFullYear() });
}
