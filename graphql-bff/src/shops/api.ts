import { shop } from '@besesaka/schema/shops/resources.ts';
import { getForEverybody } from '#platform/rest/calls.ts';

export const readShop = getForEverybody('/api/shops/{slug}', shop);
