import { renewalTimes } from '#payments/paid-days.ts';
import { dayMs } from '#platform/base/clock.ts';

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

interface Owned extends Span {
  id: string;
  startsAt: Date | null;
}

/**
 * Of what is left until the end, how much each plan paid for. The one that runs uses its own days first, then those of the one
 * that it took over, and so on: what is left last are the oldest. `replaced`: the latest first.
 */
export function sharesOf(
  active: Owned & { endsAt: Date },
  replaced: readonly Owned[],
  now: Date,
): ReadonlyMap<string, number> {
  let left = active.endsAt.getTime() - now.getTime();
  const shares = new Map<string, number>();
  for (const plan of replaced.toReversed()) {
    const share = Math.min(left, leftAtEnd(plan));
    shares.set(plan.id, share);
    left -= share;
  }
  return shares.set(active.id, left);
}

/** What a plan had left of its own days when another took it over. */
function leftAtEnd({ durationDays, startsAt, endsAt }: Owned): number {
  const used = startsAt && endsAt ? endsAt.getTime() - startsAt.getTime() : 0;
  return Math.max(0, durationDays * dayMs - used);
}

/** How many of the times to renew what ends then have come: those that nobody was there for are not made up for. */
export function renewalTriesAt(endsAt: Date, now: Date): number {
  return renewalTimes(endsAt).filter((at) => at <= now).length;
}
