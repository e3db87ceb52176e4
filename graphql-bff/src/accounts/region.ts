import { regionLabel, regions, type Region as Value } from '@besesaka/schema/kernel/regions.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

export const Region = enumOf('Region', 'One of the 16 regions of Ghana.', regions, regionLabel);

/** The marketplace stores an empty text if no region was given. */
export function regionOrNull(text: string | null | undefined): Value | null {
  return regions.find((region) => region === text) ?? null;
}
