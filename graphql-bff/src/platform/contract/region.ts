import { ghanaRegion, regions, type Region as Value } from '@besesaka/schema/kernel/regions.ts';
import { enumOf } from '#platform/contract/enumeration.ts';

export const Region = enumOf(ghanaRegion);

/** The marketplace stores an empty text if no region was given. */
export function regionOrNull(text: string | null | undefined): Value | null {
  return regions.find((region) => region === text) ?? null;
}
