import { dayMs, longDate } from '@besesaka/schema/kernel/dates.ts';
import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import { type WeekDay, weekDay } from '@besesaka/schema/shops/limits.ts';

export const dayLabel = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

export interface OpenDay {
  day: string;
  opens: string;
  closes: string;
}

/** Ghana is on Greenwich Mean Time all year. */
const today = (now: number) => new Date(now).toISOString().slice(0, 10);
export const dayAt = (now: number): WeekDay | undefined => weekDay.values[(new Date(now).getUTCDay() + 6) % 7];

/** "Open today 8:00 – 18:00" or "Closed today"; empty if the shop gives no hours. */
export function todayText(days: readonly OpenDay[], now: number): string {
  if (days.length === 0) return '';
  const open = days.find(({ day }) => day.toLowerCase() === dayAt(now));
  return open ? `Open today ${open.opens} – ${open.closes}` : 'Closed today';
}

/** The notice about closing dates, shown from two weeks before. */
export function closureText(from: string | null | undefined, until: string | null | undefined, now: number): string {
  if (!from || !until || until < today(now)) return '';
  if (from <= today(now))
    return `Closed until ${longDate(until)}. You can still order and write; the shop will answer after that.`;
  if (from > today(now + directoryLimits.closureToldDays * dayMs)) return '';
  return `Closed from ${longDate(from)} to ${longDate(until)}.`;
}
