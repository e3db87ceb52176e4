import * as operations from '@besesaka/schema/accounts/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';

export function sessionRoutes(): Route[] {
  return [
    route(operations.listSessions, listSessions),
    route(operations.endSession, endOwnSession),
    route(operations.endOtherSessions, endOtherSessions),
  ];
}
