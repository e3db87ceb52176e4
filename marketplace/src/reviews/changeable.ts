import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { dayMs } from '#platform/base/clock.ts';
import { Refused } from '#platform/base/errors.ts';

function lastMoment(createdAt: Date): Date {
  return new Date(createdAt.getTime() + limits.editableDays * dayMs);
}

/** Returns until when the author can change a review, or null if that time is over. */
export function changeableUntil(createdAt: Date, now: Date): string | null {
  const until = lastMoment(createdAt);
  return until < now ? null : until.toISOString();
}

/** A review that an admin hid cannot be changed, so that it stays as the admin saw it. */
export function refuseFixed({ createdAt, hiddenAt }: { createdAt: Date; hiddenAt: Date | null }, now: Date): void {
  if (hiddenAt) throw new Refused(texts.hiddenByUs);
  if (lastMoment(createdAt) < now) throw new Refused(texts.tooOld);
}
