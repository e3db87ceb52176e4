import { meEnricher } from '#accounts/read-me.ts';
import { filling } from '#platform/enrichers.ts';
import type { Room } from '#platform/room.ts';
import { addOwnShop } from './add-own-shop.ts';
import { shopRoutes } from './routes.ts';

export const shopsRoom = (): Room => ({
  routes: [shopRoutes()],
  fillings: [filling(meEnricher, addOwnShop)],
});
