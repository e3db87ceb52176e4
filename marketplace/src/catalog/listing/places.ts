import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';

/** The fractional parts of its multiples are spread evenly over 0 to 1, whatever the step. */
const golden = (Math.sqrt(5) - 1) / 2;

interface Turn {
  now: Date;
  /** The number of featured places that are shown together. */
  places: number;
  /** The number of places on earlier pages. The second page of a list continues where the first ends. */
  before?: number;
}

/**
 * Chooses the campaigns to show at a moment. All visitors see the same ones, so pages can be cached. Over time, each
 * campaign is shown equally often, and equally often in the first place.
 */
export function placesAt<T>(all: readonly T[], { now, places, before = 0 }: Turn): T[] {
  const turn = Math.floor(now.getTime() / limits.placesTurnMs);
  const start = Math.floor(((turn * golden) % 1) * all.length) + before;
  const shown = Math.min(places, all.length);
  return Array.from({ length: shown }, (_, n) => all[(start + n) % all.length]).filter((one) => one !== undefined);
}
