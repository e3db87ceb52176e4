import * as operations from '@besesaka/schema/orders/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readMetrics } from './read-metrics.ts';
import { readPickList } from './read-pick-list.ts';
import { readProductDays } from './read-product-days.ts';

export function dashboardRoutes(): Route[] {
  return [
    route(operations.readMetrics, readMetrics),
    route(operations.readPickList, readPickList),
    route(operations.readProductDays, readProductDays),
  ];
}
