import { z } from 'zod';
import { suspensionInput } from '#accounts/suspension.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listWords, pathParam } from '#kernel/reference/words.ts';
import { forAdmins } from './for-admins.ts';
import { peopleLimits as limits } from './limits.ts';
import { peopleQuery, personList, personNoteInput, personRecord } from './people.ts';

const params = pathParam('id', z.uuid(), 'ID of the user', examples.buyer);
const personParams = pathParam('id', z.uuid(), 'ID of the user', examples.buyer, { as: 'personId' });
const sessionParams = personParams.extend(
  pathParam('session', z.uuid(), 'ID of the session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f', { as: 'sessionId' })
    .shape,
);

export const findPeople = forAdmins({
  id: 'findPeople',
  method: 'GET',
  path: '/api/admin/people',
  summary: 'For admins: search users by name, email address, phone number or shop, newest first; audited',
  query: describeQuery(peopleQuery, {
    ...listWords(limits.perPage),
    q: ['Part of a name, email address, phone number or shop name', 'Darko', { as: 'search' }],
    state: ['Filter by state', 'suspended'],
  }),
  response: personList,
});

export const readPerson = forAdmins({
  id: 'readPerson',
  method: 'GET',
  path: '/api/admin/people/{id}',
  summary: "For admins: get a user's record with sessions and reports; audited",
  params,
  response: personRecord,
});

export const suspendPerson = forAdmins({
  id: 'suspendPerson',
  method: 'PUT',
  path: '/api/admin/people/{id}/suspension',
  summary: 'For admins: suspend a user, who can then only read, finish orders and contact us',
  params: personParams,
  unversioned: 'a decision of an admin; each one is in the audit log',
  body: suspensionInput,
  response: personRecord,
});

export const liftSuspension = forAdmins({
  id: 'liftSuspension',
  method: 'DELETE',
  path: '/api/admin/people/{id}/suspension',
  summary: 'For admins: lift a suspension',
  params: personParams,
  response: personRecord,
  refuses: ['REFUSED'],
});

export const endSessionOfPerson = forAdmins({
  id: 'endSessionOfPerson',
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions/{session}',
  summary: 'For admins: log a user out on one device',
  params: sessionParams,
  response: personRecord,
});

export const endSessionsOfPerson = forAdmins({
  id: 'endSessionsOfPerson',
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions',
  summary: 'For admins: log a user out on all devices',
  params: personParams,
  response: personRecord,
});

export const noteAboutPerson = forAdmins({
  id: 'noteAboutPerson',
  method: 'POST',
  path: '/api/admin/people/{id}/notes',
  summary: 'For admins: add an internal note about a user',
  params: personParams,
  body: personNoteInput,
  response: personRecord,
});
