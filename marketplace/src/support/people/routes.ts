import * as operations from '@besesaka/schema/support/people-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { endAllSessionsOf, endSessionOf, lift, noteAboutPerson, suspend } from './act-on-person.ts';
import { findPeople } from './find-people.ts';
import { readPerson } from './read-person.ts';

export function peopleRoutes(): Route[] {
  return [
    route(operations.findPeople, paged(findPeople)),
    route(operations.readPerson, readPerson),
    route(operations.suspendPerson, suspend),
    route(operations.liftSuspension, lift),
    route(operations.noteAboutPerson, noteAboutPerson),
    route(operations.endSessionOfPerson, endSessionOf),
    route(operations.endSessionsOfPerson, endAllSessionsOf),
  ];
}
