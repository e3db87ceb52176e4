import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { scopeWords } from '#accounts/api-keys/scope-words.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { useAskLogOut } from '#accounts/use-ask-log-out.ts';
import { useViewer } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import type { AuthorizationQuery } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const AuthorizeAppMutation = graphql(`
  mutation AuthorizeApp($input: AuthorizeAppInput!) {
    result: authorizeApp(input: $input) {
      redirectTo
      errors {
        ...Failure
      }
    }
  }
`);

type Asked = NonNullable<NonNullable<AuthorizationQuery['viewer']>['authorization']>;

/** An app's request, once it is read. */
export function AppRequest({ asked, request }: { asked: Asked; request: string }) {
  if (asked.problem === null) return <Question asked={asked} request={request} />;
  // A fault that the app has to know of. Any other one stays here, because its address may lead anywhere.
  if (asked.backTo) return <Leaving to={asked.backTo} />;
  return (
    <EmptyState
      level={1}
      heading="This app cannot be connected"
      text={`${asked.problem} Tell the developer of the app. Nothing was shared.`}
      action={
        <Link to="/" className="link">
          Go to the home page
        </Link>
      }
    />
  );
}

function Leaving({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <p role="status">Going back to the app …</p>;
}

function Question({ asked: { name, site, scopes, backTo }, request }: { asked: Asked; request: string }) {
  const { withPassword, dialog } = useFreshPassword();
  const [to, setTo] = useState<string | null>(null);
  const { press, busy } = useSend(AuthorizeAppMutation, {
    failed: texts.authorizeFailed,
    by: withPassword,
    needs: ['redirectTo'],
    done: ({ redirectTo }) => setTo(redirectTo),
  });
  if (to) return <Leaving to={to} />;
  return (
    <>
      <h1 tabIndex={-1} className="wrap-break-word text-2xl">
        Connect {name}?
      </h1>
      <Card className="wrap-break-word flex flex-col gap-4 p-5 sm:p-6">
        {site && (
          <p>
            <strong>{name}</strong>, the app of{' '}
            <a href={site} target="_blank" rel="noopener noreferrer" className="link">
              {hostOf(site)}
            </a>
            , wants to:
          </p>
        )}
        <ul className="flex list-disc flex-col gap-1 pl-6">
          {scopes.map((scope) => (
            <li key={scope}>{scopeWords[scope]}</li>
          ))}
        </ul>
        <Account />
        <p className="text-muted text-sm">
          It never gets your password, and cannot change your account or move your money. You can disconnect it in the
          settings at any time.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => press({ input: { request } })}>
            Allow
          </Button>
          <Button tone="secondary" waits={busy} onClick={() => setTo(backTo)}>
            Don’t allow
          </Button>
        </div>
        {backTo && <p className="text-muted text-sm">Then you go to {hostOf(backTo)}.</p>}
      </Card>
      {dialog}
    </>
  );
}

function Account() {
  const { viewer } = useViewer();
  const askLogOut = useAskLogOut();
  return (
    <p className="text-sm">
      Your account: <strong>{viewer?.email}</strong>{' '}
      <Button tone="quiet" size="small" onClick={askLogOut}>
        Use another
      </Button>
    </p>
  );
}

const hostOf = (address: string) => new URL(address).host;
