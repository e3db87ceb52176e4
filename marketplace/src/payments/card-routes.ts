import * as operations from '@besesaka/schema/payments/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { listCards, removeCard } from './cards/saved-cards.ts';

export function cardRoutes(): Route[] {
  return [route(operations.listCards, listCards), route(operations.removeCard, removeCard)];
}
