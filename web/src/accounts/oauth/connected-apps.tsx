import { useQuery } from '@apollo/client/react';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { longDate, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import Plug from 'lucide-react/icons/plug';
import { scopeWords } from '#accounts/api-keys/scope-words.ts';
import { graphql } from '#gql/gql.ts';
import type { ConnectedAppsQuery } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const ConnectedAppsDocument = graphql(`
  query ConnectedApps {
    viewer {
      connectedApps {
        id
        name
        site
        scopes
        since
        lastUsedAt
      }
    }
  }
`);

const DisconnectAppMutation = graphql(`
  mutation DisconnectApp($id: ID!) {
    result: disconnectApp(input: { oauthAppId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

type App = NonNullable<NonNullable<ConnectedAppsQuery['viewer']>['connectedApps']>[number];

/** The apps that may act for the user. */
export function ConnectedApps() {
  const query = useQuery(ConnectedAppsDocument, { fetchPolicy: 'network-only' });
  const { disconnect, leaving } = useDisconnect();
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.connectedApps}
      skeleton={<Skeleton className="h-12 w-full" />}
      label="Loading your connected apps"
      failed={texts.connectedFailed}
    >
      {(apps) =>
        apps.length === 0 ? (
          <p className="text-muted text-sm">No app is connected. An app that you allow to act for you appears here.</p>
        ) : (
          <ul>
            {apps.map((app) => (
              <AppRow key={app.id} app={app} busy={leaving === app.id} onDisconnect={disconnect} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface RowProps {
  app: App;
  busy: boolean;
  onDisconnect: (app: App) => Promise<unknown>;
}

function AppRow({ app, busy, onDisconnect }: RowProps) {
  const { name, site, scopes, since, lastUsedAt } = app;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <Plug aria-hidden="true" className="size-5.5 shrink-0 text-muted" />
      <div className="wrap-break-word min-w-0 flex-1 basis-44">
        <p className="font-medium">
          {name} <span className="text-muted text-sm">{new URL(site).host}</span>
        </p>
        <p className="text-muted text-sm">{scopes.map((scope) => scopeWords[scope]).join(' · ')}</p>
        <p className="text-muted text-sm">
          {lastUsedAt ? `Last used ${longDateTime(lastUsedAt)}` : 'Never used'} · connected since {longDate(since)}
        </p>
      </div>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        onClick={() => void onDisconnect(app)}
        aria-label={`Disconnect ${name}`}
      >
        Disconnect
      </Button>
    </li>
  );
}

function useDisconnect() {
  const toast = useToast();
  const confirm = useConfirm();
  const { send, sending } = useSend(DisconnectAppMutation, {
    failed: texts.connectedFailed,
    offline: kernelTexts.somethingWrong,
    refetchQueries: [ConnectedAppsDocument],
  });
  const disconnect = async ({ id, name }: App) => {
    const text = 'It can no longer act for you, on any device.';
    const question = { title: `Disconnect “${name}”?`, text, confirm: 'Disconnect', tone: 'danger' as const };
    if (!(await confirm(question))) return;
    const failure = await send({ id });
    if (failure) toast.error(failure.message);
    else toast.success(`${name} is disconnected`);
  };
  return { disconnect, leaving: sending?.id ?? null };
}
