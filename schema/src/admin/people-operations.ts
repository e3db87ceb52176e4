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
  summary: 'For admins: people by their name, e-mail address, telephone number or shop; each search is audited',
  query: describeQuery(peopleQuery, {
    ...listWords(limits.perPage),
    q: ['Part of a name, e-mail address, telephone number or name of a shop', 'Darko'],
    state: ['Only those who stand so', 'suspended'],
  }),
  response: personList,
});

export const readPerson = defineOperation({
  id: 'readPerson',
  method: 'GET',
  path: '/api/admin/people/{id}',
  auth: 'admin',
  summary: 'For admins: how somebody stands, where they are logged in and what was reported about them; audited',
  params: personParams,
  response: personRecord,
});

export const suspendPerson = defineOperation({
  id: 'suspendPerson',
  method: 'PUT',
  path: '/api/admin/people/{id}/suspension',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: let somebody read, finish their orders and write to us, and nothing else',
  params: personParams,
  body: describeInput('SuspensionInput', suspensionInput, 'Why somebody is suspended.', {
    reason: ['The person reads it, 10 to 500 characters', 'Three buyers paid for parcels that never came.'],
    until: ['The last day of it, in Ghana; null is without an end', null],
  }),
  response: personRecord,
});

export const liftSuspension = defineOperation({
  id: 'liftSuspension',
  method: 'DELETE',
  path: '/api/admin/people/{id}/suspension',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: let somebody trade again',
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
  summary: 'For admins: log a device of somebody out',
  params: session,
  response: personRecord,
});

export const endSessionsOfPerson = defineOperation({
  id: 'endSessionsOfPerson',
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: log somebody out everywhere',
  params: personParams,
  response: personRecord,
});

export const noteAboutPerson = defineOperation({
  id: 'noteAboutPerson',
  method: 'POST',
  path: '/api/admin/people/{id}/notes',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: note something about somebody, for other admins',
  params: personParams,
  body: describeInput('PersonNoteInput', personNoteInput, 'What an admin notes about somebody.', {
    text: ['For admins, 3 to 1000 characters', 'Called on Monday; the parcel had come.'],
  }),
  response: personRecord,
});
