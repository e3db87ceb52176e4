import { useQuery } from '@apollo/client/react';
import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { NewSecret } from '#ui/display/new-secret.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ChangeAppDialog, CreateAppDialog } from './app-dialogs.tsx';
import { type OwnApp, OwnAppsDocument } from './own-apps-query.ts';
import { useAppActions } from './use-app-actions.tsx';

/** The apps that the user develops, for others to connect. */
export function OwnApps() {
  const query = useQuery(OwnAppsDocument, { fetchPolicy: 'network-only' });
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.oauthApps}
      skeleton={<Skeleton className="h-24 w-full" />}
      label="Loading your apps"
      failed={texts.appsFailed}
    >
      {(apps) => (
        <>
          <p className="text-muted text-sm">
            An app that other users allow to act for them, by OAuth: it needs neither their passwords nor their keys.
          </p>
          {secret && (
            <NewSecret
              text="The secret of your app, for its server. Save it now: it is not shown again."
              secret={secret}
              onSaved={() => setSecret(null)}
            />
          )}
          {apps.length > 0 && (
            <ul className="flex flex-col gap-4">
              {apps.map((app) => (
                <AppRow key={app.id} app={app} onSecret={setSecret} />
              ))}
            </ul>
          )}
          <Button
            tone="secondary"
            className="self-start"
            blocked={apps.length >= limits.appsPerUser && texts.tooManyApps}
            onClick={() => setIsCreating(true)}
          >
            Register an app
          </Button>
          {isCreating && (
            <CreateAppDialog
              onCreated={(created) => {
                setSecret(created);
                setIsCreating(false);
              }}
              onClose={() => setIsCreating(false)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function AppRow({ app, onSecret }: { app: OwnApp; onSecret: (secret: string) => void }) {
  const { id, name, site, redirectUris, isConfidential } = app;
  const [isChanging, setIsChanging] = useState(false);
  const { rotate, remove, busyOf, dialog } = useAppActions(app, onSecret);
  const isBusy = Object.values(busyOf).includes(true);
  return (
    <li className="wrap-break-word flex flex-col gap-2 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{name}</p>
        <Badge tone="neutral">{isConfidential ? 'With a server' : 'Public'}</Badge>
      </div>
      <p className="break-all text-sm">{site}</p>
      <p className="text-muted text-sm">
        Client ID: <code className="select-all break-all">{id}</code>
      </p>
      <ul className="break-all text-muted text-sm">
        {redirectUris.map((uri) => (
          <li key={uri}>{uri}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" size="small" waits={isBusy} onClick={() => setIsChanging(true)}>
          Edit
        </Button>
        {isConfidential && (
          <Button tone="secondary" size="small" busy={busyOf.rotate} waits={isBusy} onClick={() => void rotate()}>
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
