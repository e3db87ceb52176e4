import * as operations from '@besesaka/schema/shops/application-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { decideApplication } from './decide-application.ts';
import { listApplications } from './list-applications.ts';
import { readApplication } from './read-application.ts';

export function applicationAdminRoutes(): Route[] {
  return [
    route(operations.listApplications, paged(listApplications)),
    route(operations.readApplication, readApplication),
    route(operations.decideApplication, decideApplication),
  ];
}
