import { z } from 'zod';
import { suspensionInput } from '#accounts/suspension.ts';
import { forAdmins } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { userNoteInput } from './admin-inputs.ts';
import { usersLimits as limits } from './limits.ts';
import { userList, userRecord, usersQuery } from './users.ts';

const reading = forAdmins('reading');
const trust = forAdmins('trust');

const params = pathParam('id', z.uuid(), 'ID of the user', examples.buyer);
const userParams = pathParam('id', z.uuid(), 'ID of the user', examples.buyer, { as: 'userId' });
const sessionParams = userParams.extend(
  pathParam('session', z.uuid(), 'ID of the session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f', { as: 'sessionId' })
    .shape,
);

export const findUsers = reading({
  id: 'findUsers',
  method: 'GET',
  path: '/api/admin/users',
  summary: 'For admins: search users by name, email address, phone number or shop, newest first; audited',
  query: describeQuery(usersQuery, {
    ...listDescriptions(limits.perPage),
    q: ['Part of a name, email address, phone number or shop name', 'Darko', { as: 'search' }],
    state: ['Filter by state', 'suspended'],
  }),
  response: userList,
});

export const readUser = reading({
  id: 'readUser',
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: "For admins: get a user's record with sessions and reports; audited",
  params,
  response: userRecord,
});

export const suspendUser = trust({
  id: 'suspendUser',
  method: 'PUT',
  path: '/api/admin/users/{id}/suspension',
  summary: 'For admins: suspend a user, who can then only read, finish orders and contact us',
  params: userParams,
  unversioned: 'a decision of an admin; each one is in the audit log',
  body: suspensionInput,
  response: userRecord,
});

export const liftSuspension = trust({
  id: 'liftSuspension',
  method: 'DELETE',
  path: '/api/admin/users/{id}/suspension',
  summary: 'For admins: lift a suspension',
  params: userParams,
  response: userRecord,
  refuses: ['REFUSED'],
});

export const endSessionOfUser = trust({
  id: 'endSessionOfUser',
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions/{session}',
  summary: 'For admins: log a user out on one device',
  params: sessionParams,
  response: userRecord,
});

export const endSessionsOfUser = trust({
  id: 'endSessionsOfUser',
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions',
  summary: 'For admins: log a user out on all devices',
  params: userParams,
  response: userRecord,
});

export const noteAboutUser = trust({
  id: 'noteAboutUser',
  method: 'POST',
  path: '/api/admin/users/{id}/notes',
  summary: 'For admins: add an internal note about a user',
  params: userParams,
  body: userNoteInput,
  response: userRecord,
});
