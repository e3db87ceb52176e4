import type { ShopLine } from './shop-line.ts';
import { moreShopsOfCities } from './shops-cities.ts';
import { northernShops } from './shops-north.ts';
import { southernShops } from './shops-south.ts';

/** The first is the demo seller's own. */
export const shopLines: readonly ShopLine[] = [...southernShops, ...northernShops, ...moreShopsOfCities];

/** Somebody whose application waits for an answer; no product yet. */
export const waitingShop: ShopLine = {
  name: 'Ama Fresh Smoothies',
  slug: 'ama-fresh-smoothies',
  sign: 'tropical-drink',
  owner: 'Ama Konadu Wiredu',
  email: 'newseller@besesaka.test',
  city: 'Ejisu',
  region: 'Ashanti',
  address: 'AE-005-2291, Ejisu Station',
  phone: '0593317704',
  sells: [],
  words: 'Fresh juices and smoothies pressed in Ejisu every morning, in bottles that we take back.',
  pending: true,
};
