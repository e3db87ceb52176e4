import { isLoopback } from '@besesaka/schema/accounts/oauth/inputs.ts';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { scopeWords } from '#accounts/api-keys/scope-words.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { useAskLogOut } from '#accounts/use-ask-log-out.ts';
import { graphql } from '#gql/gql.ts';
import type { ApiKeyScope, AuthorizationQuery } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
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

/** An app's request, once it is read, of the user with this address. */
export function AppRequest({ asked, email, request }: { asked: Asked; email: string; request: string }) {
  const { problem, name, backTo } = asked;
  if (problem === null) return <Question asked={asked} email={email} request={request} />;
  // Anybody can register an app, so a fault leads to its address only by the user's own choice.
  const back = backTo && (
    <a href={backTo} className="link">
      Back to {name} ({hostOf(backTo)})
    </a>
  );
  return (
    <EmptyState
      level={1}
      heading="This app cannot be connected"
      text={`${problem} Tell the developer of the app. Nothing was shared.`}
      action={
        back || (
          <Link to="/" className="link">
            Go to the home page
          </Link>
        )
      }
    />
  );
}

function Leaving({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <p role="status">Going back to the app …</p>;
}

function Question({ asked, email, request }: { asked: Asked; email: string; request: string }) {
  const { name, backTo } = asked;
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
        Connect “{name}” to Besesaka?
      </h1>
      <Card className="wrap-break-word flex flex-col gap-4 p-5 sm:p-6">
        <Wishes asked={asked} />
        <Account email={email} />
        <p className="text-muted text-sm">
          The app never gets your password, and cannot change your account or move your money. You can disconnect it in
          the settings at any time. Then it gets nothing more.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => press({ input: { request } })}>
            Allow
          </Button>
          <Button tone="secondary" waits={busy} onClick={() => setTo(backTo)}>
            Don’t allow
          </Button>
        </div>
        {backTo && <p className="text-muted text-sm">Then you go back to {hostOf(backTo)}.</p>}
      </Card>
      {dialog}
    </>
  );
}

/** Who asks, and for what. */
function Wishes({ asked: { site, scopes, grantedScopes, backTo } }: { asked: Asked }) {
  const isConnected = grantedScopes.length > 0;
  const isNew = (scope: ApiKeyScope) => !grantedScopes.some((one) => one === scope || one === writingOf(scope));
  return (
    <>
      {site && (
        <p>
          {backTo && isLoopback(backTo) ? 'A program on this device, which names ' : 'This app of '}
          <a href={site} target="_blank" rel="noopener noreferrer" className="link">
            {hostOf(site)}
          </a>
          {backTo && isLoopback(backTo) ? ' as its site,' : ''} wants to:
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {scopes.map((scope) => (
          <li key={scope} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            <span>
              {scopeWords[scope]} {isConnected && isNew(scope) && <Badge tone="brand">New</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {isConnected && (
        <p className="text-sm">
          {scopes.some(isNew) ? 'It is connected already, and asks for more.' : 'It is connected already.'}
        </p>
      )}
    </>
  );
}

/** The scope that includes this one. */
const writingOf = (scope: ApiKeyScope) => scope.replace('_READ', '_WRITE');

function Account({ email }: { email: string }) {
  const { pathname, search } = useLocation();
  // The request waits at the login.
  const askLogOut = useAskLogOut(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-y py-3">
      <p className="wrap-anywhere max-w-full text-sm">
        <span className="block text-muted">Your account</span>
        <strong>{email}</strong>
      </p>
      <Button tone="secondary" size="small" className="shrink-0" onClick={askLogOut}>
        Use another
      </Button>
    </div>
  );
}

const hostOf = (address: string) => new URL(address).host;
