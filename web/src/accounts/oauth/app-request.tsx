import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
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
        Connect “{name}”?
      </h1>
      <Card className="wrap-break-word flex flex-col gap-4 p-5 sm:p-6">
        {site && (
          <p>
            This app of{' '}
            <a href={site} target="_blank" rel="noopener noreferrer" className="link">
              {hostOf(site)}
            </a>{' '}
            wants to:
          </p>
        )}
        <ul className="flex flex-col gap-2">
          {scopes.map((scope) => (
            <li key={scope} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
              {scopeWords[scope]}
            </li>
          ))}
        </ul>
        <Account />
        <p className="text-muted text-sm">
          The app never gets your password, and cannot change your account or move your money. You can disconnect it in
          the settings at any time.
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

function Account() {
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  // The request waits at the login.
  const askLogOut = useAskLogOut(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-y py-3">
      <p className="wrap-anywhere max-w-full text-sm">
        <span className="block text-muted">Your account</span>
        <strong>{viewer?.email}</strong>
      </p>
      <Button tone="secondary" size="small" className="shrink-0" onClick={askLogOut}>
        Use another
      </Button>
    </div>
  );
}

const hostOf = (address: string) => new URL(address).host;
