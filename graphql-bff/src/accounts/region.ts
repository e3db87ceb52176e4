import { regionLabel, regions, type Region as Value } from '@besesaka/schema/kernel/regions.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

export const Region = enumOf('Region', 'One of the sixteen regions of Ghana.', regions, regionLabel);

/** As the marketplace has it, which keeps the empty text where nobody said one. */
export function regionOrNull(text: string | null | undefined): Value | null {
  return regions.find((region) => region === text) ?? null;
}
