import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { useMayWork } from '#accounts/use-staff.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Card } from '#ui/display/card.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const UserSessionsFragment = graphql(`
  fragment UserSessions_user on UserRecord {
    id
    sessions {
      id
      device
      createdAt
      lastSeenAt
    }
  }
`);

const EndSessionsMutation = graphql(`
  mutation EndSessionsOfUser($input: EndSessionsOfUserInput!) {
    result: endSessionsOfUser(input: $input) {
      user {
        id
        ...UserSessions_user
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** A user's logged-in devices. Ending a session logs its device out at once. */
export function UserSessions({ user }: { user: FragmentType<typeof UserSessionsFragment> }) {
  const { id, sessions } = readFragment(UserSessionsFragment, user);
  const { end, ending } = useEnd(id);
  const mayEnd = useMayWork()('trust');
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="text-lg">Sessions</h2>
      {sessions.length === 0 && <p className="text-muted">Not logged in anywhere.</p>}
      <ul className="divide-y divide-line empty:hidden">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="min-w-0 flex-1 basis-52">
              <span className="block break-words font-medium">{session.device}</span>
              <span className="block text-muted text-sm">
                Last seen: {recentDate(session.lastSeenAt, Date.now())}
                <br />
                Logged in: {recentDate(session.createdAt, Date.now())}
              </span>
            </p>
            {mayEnd && (
              <Button
                tone="secondary"
                size="small"
                busy={ending === session.id}
                waits={ending !== null}
                aria-label={`Log out this device: ${session.device}`}
                onClick={() => void end(session.id)}
              >
                Log out this device
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEnd && sessions.length > 1 && (
        <Button
          tone="danger"
          busy={ending === 'all'}
          waits={ending !== null}
          onClick={() => void end(null)}
          className="self-start"
        >
          Log out all devices
        </Button>
      )}
    </Card>
  );
}

function useEnd(userId: string) {
  const { press, sending } = useSend(EndSessionsMutation);
  const confirm = useConfirm();
  const end = async (sessionId: string | null) => {
    if (await confirm(sessionId === null ? allQuestion : oneQuestion)) press({ input: { userId, sessionId } });
  };
  return { end, ending: sending && (sending.input.sessionId ?? 'all') };
}

const oneQuestion = {
  title: 'Log out this device?',
  text: 'It is logged out at once. It can log in again.',
  confirm: 'Log it out',
};
const allQuestion = {
  title: 'Log out all devices?',
  text: 'They are logged out everywhere at once. They can log in again.',
  confirm: 'Log out all',
};
