import { dayMs, hourMs } from '@besesaka/schema/kernel/durations.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';

interface Span {
  durationDays: number;
  endsAt: Date | null;
}

/** What becomes of a plan that was just paid, beside what is paid for already. */
export interface Beginning {
  state: 'active' | 'scheduled';
  startsAt: Date;
  endsAt: Date;
}

/**
 * A plan that is as long as the one that runs, or longer, takes over, and what is left of the old is added to it. A shorter
 * one begins when the last that is paid ends.
 */
export function beginning(
  paid: Pick<Span, 'durationDays'>,
  { active, lastEnd }: { active: Span | null; lastEnd: Date | null },
  now: Date,
): Beginning {
  const length = paid.durationDays * dayMs;
  if (!active?.endsAt || active.endsAt <= now)
    return { state: 'active', startsAt: now, endsAt: new Date(now.getTime() + length) };
  if (paid.durationDays < active.durationDays) {
    const startsAt = lastEnd && lastEnd > active.endsAt ? lastEnd : active.endsAt;
    return { state: 'scheduled', startsAt, endsAt: new Date(startsAt.getTime() + length) };
  }
  return { state: 'active', startsAt: now, endsAt: new Date(active.endsAt.getTime() + length) };
}

/** What is left of a plan's own days: of one that a larger took over, what went with it. They are used before others. */
export function unusedMs(plan: Span & { state: string; startsAt: Date | null }, now: Date): number {
  const until = plan.state === 'replaced' && plan.endsAt ? plan.endsAt : now;
  const used = until.getTime() - (plan.startsAt ?? now).getTime();
  return Math.max(0, plan.durationDays * dayMs - used);
}

/** Begun days count: who has an hour left has a day. */
export function daysLeft(endsAt: Date | null, now: Date): number {
  return endsAt ? Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs)) : 0;
}

/** How many of the times to renew what ends then have come: those that nobody was there for are not made up for. */
export function renewalTriesAt(endsAt: Date, now: Date): number {
  return paymentLimits.renewalHours.filter((hours) => endsAt.getTime() - hours * hourMs <= now.getTime()).length;
}
