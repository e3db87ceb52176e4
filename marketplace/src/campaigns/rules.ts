import type { CampaignState } from '@besesaka/schema/campaigns/limits.ts';
import { renewalTimes } from '#payments/rules.ts';
import { dayMs } from '#platform/base/clock.ts';

interface Ending {
  endsAt: Date;
  graceDays: number;
}

/** The end of the time in which the product is featured. */
export function graceEnd({ endsAt, graceDays }: Ending): Date {
  return new Date(endsAt.getTime() + graceDays * dayMs);
}

export function stateAt(campaign: Ending, now: Date): CampaignState {
  if (now < campaign.endsAt) return 'active';
  return now < graceEnd(campaign) ? 'grace' : 'expired';
}

/** The part of the paid days that is not used yet. */
export function unusedMs({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }, now: Date): number {
  if (!startsAt || !endsAt) return 0;
  return Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime()));
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The new span after a payment for more days. They begin when the current days end, or now. A campaign that had ended
 * begins again and is judged from then on.
 */
export function goesOn(before: Span | null, days: number, now: Date): Span & { periodStartsAt: Date } {
  const runs = before !== null && before.endsAt > now;
  const periodStartsAt = runs ? before.endsAt : now;
  const endsAt = new Date(periodStartsAt.getTime() + days * dayMs);
  return { startsAt: runs ? before.startsAt : now, periodStartsAt, endsAt };
}

/** The next time to try the renewal of what ends at `endsAt`; null after the last attempt. */
export function nextRenewal(endsAt: Date, now: Date): Date | null {
  return renewalTimes(endsAt).find((time) => time > now) ?? null;
}
