import * as operations from '@besesaka/schema/support/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { reportSeller } from '#support/cases/open-case.ts';

export function supportRoutes(): Route[] {
  return [route(operations.reportSeller, reportSeller)];
}
