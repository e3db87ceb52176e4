import type { CampaignState } from '@besesaka/schema/campaigns/limits.ts';
import { renewalTimes } from '#payments/paid-days.ts';
import { dayMs } from '#platform/base/clock.ts';

interface Ending {
  endsAt: Date;
  graceDays: number;
}

/** Until when its product is featured. */
export function graceEnd({ endsAt, graceDays }: Ending): Date {
  return new Date(endsAt.getTime() + graceDays * dayMs);
}

export function stateAt(campaign: Ending, now: Date): CampaignState {
  if (now < campaign.endsAt) return 'active';
  return now < graceEnd(campaign) ? 'grace' : 'expired';
}

/** What is left of days that were paid. */
export function unusedMs({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }, now: Date): number {
  if (!startsAt || !endsAt) return 0;
  return Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime()));
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * What so many days, paid now, make of it: they begin when those that run end, or now. A campaign that ended begins again,
 * and is judged from then on.
 */
export function goesOn(before: Span | null, days: number, now: Date): Span & { periodStartsAt: Date } {
  const runs = before !== null && before.endsAt > now;
  const periodStartsAt = runs ? before.endsAt : now;
  const endsAt = new Date(periodStartsAt.getTime() + days * dayMs);
  return { startsAt: runs ? before.startsAt : now, periodStartsAt, endsAt };
}

/** The next time to try to renew what ends then; null: it was tried often enough. */
export function nextRenewal(endsAt: Date, now: Date): Date | null {
  return renewalTimes(endsAt).find((at) => at > now) ?? null;
}
