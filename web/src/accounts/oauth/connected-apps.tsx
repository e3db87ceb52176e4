import { useQuery } from '@apollo/client/react';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import Plug from 'lucide-react/icons/plug';
import { AccessRow } from '#accounts/access-row.tsx';
import { graphql } from '#gql/gql.ts';
import type { ConnectedAppsQuery } from '#gql/graphql.ts';
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
              <AppRow key={app.id} app={app} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function AppRow({ app }: { app: App }) {
  const { id, name, site, since } = app;
  const toast = useToast();
  const { press, busy } = useSend(DisconnectAppMutation, {
    failed: texts.connectedFailed,
    offline: kernelTexts.somethingWrong,
    refetchQueries: [ConnectedAppsDocument],
    done: () => toast.success(`${name} is disconnected`),
  });
  return (
    <AccessRow
      icon={Plug}
      access={app}
      sign={<span className="text-muted text-sm">{new URL(site).host}</span>}
      term={`connected since ${longDate(since)}`}
      end="Disconnect"
      consequence="It can no longer act for you, on any device, and its webhook endpoints get nothing more."
      busy={busy}
      onEnd={() => press({ id })}
    />
  );
}
