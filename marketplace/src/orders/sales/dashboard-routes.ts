import * as operations from '@besesaka/schema/orders/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readProductDays } from './read-days.ts';
import { readMetrics } from './read-metrics.ts';
import { readPickList } from './read-pick-list.ts';

export function dashboardRoutes(): Route[] {
  return [
    route(operations.readMetrics, readMetrics),
    route(operations.readPickList, readPickList),
    route(operations.readProductDays, readProductDays),
  ];
}
