import { z } from 'zod';
import { suspensionInput } from '#accounts/suspension.ts';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords, pathParam } from '#kernel/reference/words.ts';
import { peopleLimits as limits } from './limits.ts';
import { peopleQuery, personList, personNoteInput, personRecord } from './people.ts';

const personParams = pathParam('id', z.uuid(), 'Of the person', examples.buyer);
const session = personParams.extend(
  pathParam('session', z.uuid(), 'Of the session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f').shape,
);

export const findPeople = defineOperation({
  id: 'findPeople',
  method: 'GET',
  path: '/api/admin/people',
  auth: 'admin',
  summary: 'For admins: search users by name, email address, phone number or shop; audited',
  query: describeQuery(peopleQuery, {
    ...listWords(limits.perPage),
    q: ['Part of a name, email address, phone number or shop name', 'Darko'],
    state: ['Filter by state', 'suspended'],
  }),
  response: personList,
});

export const readPerson = defineOperation({
  id: 'readPerson',
  method: 'GET',
  path: '/api/admin/people/{id}',
  auth: 'admin',
  summary: "For admins: get a user's record with sessions and reports; audited",
  params: personParams,
  response: personRecord,
});

export const suspendPerson = defineOperation({
  id: 'suspendPerson',
  method: 'PUT',
  path: '/api/admin/people/{id}/suspension',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: suspend a user, who can then only read, finish orders and contact us',
  params: personParams,
  unversioned: 'a decision of an admin; each one is in the audit log',
  body: describeInput('SuspensionInput', suspensionInput, 'The reason and end of a suspension.', {
    reason: ['Reason for the user, 10 to 500 characters', 'Three buyers paid for parcels that never came.'],
    until: ["Last day of the suspension in Ghana's time; null for no end", null],
  }),
  response: personRecord,
});

export const liftSuspension = defineOperation({
  id: 'liftSuspension',
  method: 'DELETE',
  path: '/api/admin/people/{id}/suspension',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: lift a suspension',
  params: personParams,
  response: personRecord,
  refuses: ['REFUSED'],
});

export const endSessionOfPerson = defineOperation({
  id: 'endSessionOfPerson',
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions/{session}',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: log a user out on one device',
  params: session,
  response: personRecord,
});

export const endSessionsOfPerson = defineOperation({
  id: 'endSessionsOfPerson',
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: log a user out on all devices',
  params: personParams,
  response: personRecord,
});

export const noteAboutPerson = defineOperation({
  id: 'noteAboutPerson',
  method: 'POST',
  path: '/api/admin/people/{id}/notes',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: add an internal note about a user',
  params: personParams,
  body: describeInput('PersonNoteInput', personNoteInput, 'An internal note about a user.', {
    text: ['Text for other admins, 3 to 1000 characters', 'Called on Monday; the parcel had come.'],
  }),
  response: personRecord,
});
