import { useQuery } from '@apollo/client/react';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { DeviceSessionsQuery } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { EndPrograms } from './end-programs.tsx';

const DeviceSessionsDocument = graphql(`
  query DeviceSessions {
    viewer {
      sessions {
        id
        device
        createdAt
        lastSeenAt
        isCurrent
      }
    }
  }
`);

const EndSessionMutation = graphql(`
  mutation EndSession($id: ID!) {
    result: endSession(input: { sessionId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

const EndOtherSessionsMutation = graphql(`
  mutation EndOtherSessions($input: EndOtherSessionsInput!) {
    result: endOtherSessions(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

type Session = NonNullable<NonNullable<DeviceSessionsQuery['viewer']>['sessions']>[number];

/** The user's logged-in devices. Ending a session logs its device out at once. */
export function DeviceSessions() {
  const query = useQuery(DeviceSessionsDocument, { fetchPolicy: 'network-only' });
  const [endPrograms, setEndPrograms] = useState(false);
  const sessions = query.data?.viewer?.sessions;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const { end, endOthers, ending } = useEndSessions();
  return (
    <Loaded
      query={query}
      data={sessions}
      skeleton={<SessionsSkeleton />}
      label="Loading your devices"
      failed={texts.sessionsFailed}
    >
      {(all) => (
        <>
          <ul>
            {all.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={ending === session.id}
                waits={ending !== null}
                onEnd={() => void end(session)}
              />
            ))}
          </ul>
          {others.length > 0 && (
            <>
              <EndPrograms checked={endPrograms} onChange={setEndPrograms} />
              <Button
                tone="secondary"
                busy={ending === 'others'}
                waits={ending !== null}
                onClick={() => void endOthers(others.length, endPrograms).then(() => setEndPrograms(false))}
                className="self-start"
              >
                Log out all other devices
              </Button>
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

interface RowProps {
  session: Session;
  busy: boolean;
  waits: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { device, createdAt, lastSeenAt, isCurrent }, busy, waits, onEnd }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <MonitorSmartphone aria-hidden="true" className="size-5.5 shrink-0 text-muted" />
      <div className="wrap-break-word min-w-0 flex-1 basis-44">
        <p className="font-medium">
          {device}
          {isCurrent && (
            <span className="ml-2 inline-block whitespace-nowrap rounded-full bg-brand-tint px-2.5 py-0.5 text-brand text-sm">
              This device
            </span>
          )}
        </p>
        <p className="text-muted text-sm">
          {isCurrent ? 'Active now' : `Last seen ${longDateTime(lastSeenAt)}`} · logged in {longDateTime(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          tone="secondary"
          size="small"
          busy={busy}
          waits={waits}
          onClick={onEnd}
          aria-label={`Log out ${device}`}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

function useEndSessions() {
  const toast = useToast();
  const confirm = useConfirm();
  // Ending a session that is over fails, and the refetch drops it from the list.
  const options = {
    failed: texts.sessionsFailed,
    offline: kernelTexts.somethingWrong,
    refetchQueries: [DeviceSessionsDocument],
  };
  const one = useSend(EndSessionMutation, options);
  const all = useSend(EndOtherSessionsMutation, {
    ...options,
    done: () => toast.success('All other devices are logged out'),
  });
  return {
    ending: all.busy ? 'others' : (one.sending?.id ?? null),
    end: async ({ id, device }: Session) => {
      const failure = await one.send({ id });
      if (failure) toast.error(failure.message);
      else toast.success(`${device} is logged out`);
    },
    endOthers: async (count: number, endPrograms: boolean) => {
      const question = {
        title: count === 1 ? 'Log out the other device?' : `Log out ${count} other devices?`,
        text: `${count === 1 ? 'That device' : 'Those devices'} will have to log in again.${endPrograms ? ' Your API keys, webhooks and connected apps end, too.' : ''}`,
        confirm: 'Log out',
      };
      if (await confirm(question)) all.press({ input: { endPrograms } });
    },
  };
}

function SessionsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
