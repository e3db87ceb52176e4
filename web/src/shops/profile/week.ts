import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { shopLimits as limits, type WeekDay, weekDays } from '@besesaka/schema/shops/limits.ts';

export const graphqlDays = {
  monday: 'MONDAY',
  tuesday: 'TUESDAY',
  wednesday: 'WEDNESDAY',
  thursday: 'THURSDAY',
  friday: 'FRIDAY',
  saturday: 'SATURDAY',
  sunday: 'SUNDAY',
} as const satisfies Record<WeekDay, string>;

export const dayLabel = (day: WeekDay) => day.charAt(0).toUpperCase() + day.slice(1);

export interface OpenDay {
  day: string;
  opens: string;
  closes: string;
}

/** Ghana keeps the time of Greenwich. */
const today = (now: number) => new Date(now).toISOString().slice(0, 10);
const dayMs = 24 * 60 * 60 * 1000;

/** "8:00 – 18:00", or closed; empty where the shop does not say. */
export function todayText(days: readonly OpenDay[], now: number): string {
  if (days.length === 0) return '';
  const name = weekDays[(new Date(now).getUTCDay() + 6) % 7];
  const open = days.find(({ day }) => day.toLowerCase() === name);
  return open ? `Open today ${open.opens} – ${open.closes}` : 'Closed today';
}

/** What buyers are told of the days on which a shop is away: from two weeks before on. */
export function closureText(from: string | null | undefined, until: string | null | undefined, now: number): string {
  if (!from || !until || until < today(now)) return '';
  if (from <= today(now)) return `Closed until ${longDate(until)}. You can order and write; answers come afterwards.`;
  if (from > today(now + limits.closureToldDays * dayMs)) return '';
  return `Closed from ${longDate(from)} to ${longDate(until)}.`;
}
