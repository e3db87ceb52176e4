import { useQuery } from '@apollo/client/react';
import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { SecretList } from '#ui/display/secret-list.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useCopy } from '#ui/toasts/use-copy.ts';
import { ChangeAppDialog, CreateAppDialog } from './app-dialogs.tsx';
import { type OwnApp, OwnAppsDocument } from './own-apps-query.ts';
import { useAppActions } from './use-app-actions.tsx';

/** The apps that the user develops, for others to connect. */
export function OwnApps() {
  const query = useQuery(OwnAppsDocument, { fetchPolicy: 'network-only' });
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.oauthApps}
      skeleton={<Skeleton className="h-24 w-full" />}
      label="Loading your apps"
      failed={texts.appsFailed}
    >
      {(apps) => (
        <SecretList
          intro="Other users can allow your app to act for them, by OAuth. It needs neither their passwords nor their keys."
          secretText="The secret of your app, for its server. Save it now: it is not shown again."
          create="Register an app"
          blocked={apps.length >= limits.appsPerUser && texts.tooManyApps}
          dialog={(ends) => <CreateAppDialog {...ends} />}
        >
          {(onSecret) => (
            <ul className="flex flex-col gap-4 empty:hidden">
              {apps.map((app) => (
                <AppRow key={app.id} app={app} onSecret={onSecret} />
              ))}
            </ul>
          )}
        </SecretList>
      )}
    </Loaded>
  );
}

function AppRow({ app, onSecret }: { app: OwnApp; onSecret: (secret: string) => void }) {
  const { name, isConfidential } = app;
  const [isChanging, setIsChanging] = useState(false);
  const { rotate, remove, busyOf, dialog } = useAppActions(app, onSecret);
  const isBusy = Object.values(busyOf).includes(true);
  return (
    <li className="wrap-break-word flex flex-col gap-2 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{name}</p>
        <Badge tone="neutral">{isConfidential ? 'With a server' : 'Without a server'}</Badge>
      </div>
      <AppFacts app={app} />
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          waits={isBusy}
          onClick={() => setIsChanging(true)}
          aria-label={`Edit ${name}`}
        >
          Edit
        </Button>
        {isConfidential && (
          <Button
            tone="secondary"
            size="small"
            busy={busyOf.rotate}
            waits={isBusy}
            onClick={() => void rotate()}
            aria-label={`New secret for ${name}`}
          >
            New secret
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          busy={busyOf.remove}
          waits={isBusy}
          onClick={() => void remove()}
          aria-label={`Delete ${name}`}
        >
          Delete
        </Button>
      </div>
      {isChanging && <ChangeAppDialog app={app} onClose={() => setIsChanging(false)} />}
      {dialog}
    </li>
  );
}

function AppFacts({ app: { id, name, site, redirectUris } }: { app: OwnApp }) {
  const copy = useCopy();
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="self-center text-muted">Client ID</dt>
      <dd className="flex items-center justify-between gap-2">
        <code className="select-all break-all">{id}</code>
        <IconButton label={`Copy the client ID of ${name}`} onClick={() => copy(id)}>
          <Copy aria-hidden="true" className="size-5" />
        </IconButton>
      </dd>
      <dt className="text-muted">Site</dt>
      <dd className="wrap-anywhere">{site}</dd>
      <dt className="text-muted">{redirectUris.length === 1 ? 'Redirect address' : 'Redirect addresses'}</dt>
      <dd className="wrap-anywhere">
        {redirectUris.map((uri) => (
          <p key={uri}>{uri}</p>
        ))}
      </dd>
    </dl>
  );
}
