import { shop, shopDetails } from '@besesaka/schema/shops/resources.ts';
import { getForEverybody } from '#platform/rest/calls.ts';

export const readShop = getForEverybody('/api/shops/{slug}', shop);
export const readShops = getForEverybody('/api/v1/shop-details', shopDetails);
