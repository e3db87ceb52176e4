import { renewalTimes } from '#payments/rules.ts';
import { dayMs } from '#platform/base/clock.ts';

interface Span {
  durationDays: number;
  endsAt: Date | null;
}

/** The effect of a newly paid plan, given the plans that are paid already. */
export interface Beginning {
  state: 'active' | 'scheduled';
  startsAt: Date;
  endsAt: Date;
}

/**
 * A plan at least as long as the running one replaces it, and the unused days are added. A shorter one begins when the
 * last paid plan ends.
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
 * How the remaining time is divided between the paid plans. The running plan uses its own days first, then those of the
 * plan that it replaced, and so on: the oldest days are used last. `replaced` has the latest first.
 */
export function divideRemainingTime(
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

/** The unused days of a plan when another replaced it. */
function leftAtEnd({ durationDays, startsAt, endsAt }: Owned): number {
  const used = startsAt && endsAt ? endsAt.getTime() - startsAt.getTime() : 0;
  return Math.max(0, durationDays * dayMs - used);
}

/** How many renewal attempts are due by now. Attempts missed while no process was running are not repeated. */
export function renewalTriesAt(endsAt: Date, now: Date): number {
  return renewalTimes(endsAt).filter((time) => time <= now).length;
}
