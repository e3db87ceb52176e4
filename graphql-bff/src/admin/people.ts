import { personRecord } from '@besesaka/schema/admin/people.ts';
import {
  endSessionOfPerson,
  endSessionsOfPerson,
  findPeople,
  liftSuspension,
  noteAboutPerson,
  readPerson,
  suspendPerson,
} from '@besesaka/schema/admin/people-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { customMutation, mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';

const PersonRecord = objectOf(personRecord, {
  without: ['role'],
  add: (t) => ({
    isAdmin: t.boolean({ description: 'Whether the user is an admin.', resolve: ({ role }) => role === 'admin' }),
  }),
});

readField(Admin, 'people', findPeople, { isNumbered: true });
readField(Admin, 'person', readPerson);

mutation(noteAboutPerson, { person: PersonRecord });
mutation(suspendPerson, { person: PersonRecord });
mutation(liftSuspension, { person: PersonRecord });
customMutation(
  endSessionOfPerson,
  { person: PersonRecord },
  {
    as: 'endSessionsOfPerson',
    description: 'For admins: ends one or all sessions of a user; their WebSockets close within two seconds.',
    calls: [endSessionsOfPerson],
    optional: ['sessionId'],
    run: async ({ params: { id = '', session } }, ctx) => {
      const ended = session
        ? ctx.rest.call(endSessionOfPerson, { params: { id, session } })
        : ctx.rest.call(endSessionsOfPerson, { params: { id } });
      return { person: await ended };
    },
  },
);
