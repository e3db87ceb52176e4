import * as operations from '@besesaka/schema/support/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readDesk } from './read-desk.ts';

export function deskRoutes(): Route[] {
  return [route(operations.readDesk, readDesk)];
}
