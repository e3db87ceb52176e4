import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';

/** Multiples of it, without their whole part, fill a circle evenly: each looked at any number of steps apart. */
const golden = (Math.sqrt(5) - 1) / 2;

interface Turn {
  now: Date;
  /** So many stand side by side. */
  places: number;
  /** How many places lie before these: the second page of a list goes on where the first ends. */
  before?: number;
}

/**
 * Which of them stand in the featured places at a moment: the same for everybody who looks then, so that pages may be kept,
 * and over time each as often as any other and as often in front.
 */
export function placesAt<T>(all: readonly T[], { now, places, before = 0 }: Turn): T[] {
  const turn = Math.floor(now.getTime() / limits.placesTurnMs);
  const start = Math.floor(((turn * golden) % 1) * all.length) + before;
  const shown = Math.min(places, all.length);
  return Array.from({ length: shown }, (_, n) => all[(start + n) % all.length]).filter((one) => one !== undefined);
}
