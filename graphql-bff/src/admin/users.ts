import { userRecord } from '@besesaka/schema/admin/users.ts';
import {
  endSessionOfUser,
  endSessionsOfUser,
  findUsers,
  liftSuspension,
  noteAboutUser,
  readUser,
  suspendUser,
} from '@besesaka/schema/admin/users-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { customMutation, mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';

const UserRecord = objectOf(userRecord);

readField(Admin, 'users', findUsers, { isNumbered: true });
readField(Admin, 'user', readUser);

mutation(noteAboutUser, { user: UserRecord });
mutation(suspendUser, { user: UserRecord });
mutation(liftSuspension, { user: UserRecord });
customMutation(
  endSessionOfUser,
  { user: UserRecord },
  {
    as: 'endSessionsOfUser',
    description: 'For admins: ends one or all sessions of a user; their WebSockets close within two seconds.',
    calls: [endSessionsOfUser],
    optional: ['sessionId'],
    run: async ({ params: { id = '', session } }, ctx) => {
      const ended = session
        ? ctx.rest.call(endSessionOfUser, { params: { id, session } })
        : ctx.rest.call(endSessionsOfUser, { params: { id } });
      return { user: await ended };
    },
  },
);
