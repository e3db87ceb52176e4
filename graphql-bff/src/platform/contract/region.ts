import { ghanaRegion } from '@besesaka/schema/kernel/regions.ts';
import { enumOf } from '#platform/contract/enumeration.ts';

export const Region = enumOf(ghanaRegion);
