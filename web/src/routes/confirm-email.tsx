import { useApolloClient } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AccountScreen } from '#accounts/account-screen.tsx';
import { EmailConfirmedDocument } from '#accounts/confirmation/email-reminder.tsx';
import { useConfirmEmail } from '#accounts/confirmation/use-confirmation.ts';
import { useMailLink } from '#accounts/mail-link.ts';
import { useIsSeller } from '#accounts/viewer.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { useRole } from '#platform/person/role.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

export function ConfirmEmailScreen() {
  const { state, retry } = useConfirmation();
  return (
    <>
      <PageMeta title="Confirm your email address" noIndex />
      <AccountScreen heading="Your email address">
        {state === 'confirming' && <Confirming />}
        {state === 'unreachable' && <ErrorState text={texts.networkError} onRetry={retry} />}
        {state === 'refused' && <Refused />}
        {state === 'confirmed' && <Confirmed />}
      </AccountScreen>
    </>
  );
}

type State = 'confirming' | 'confirmed' | 'refused' | 'unreachable';

/** The link works once, so it is used once, however often React mounts the screen. */
function useConfirmation(): { state: State; retry: () => void } {
  const link = useMailLink();
  const confirm = useConfirmEmail();
  const client = useApolloClient();
  const role = useRole();
  const [state, setState] = useState<State>('confirming');
  const asked = useRef(false);
  const ask = async () => {
    setState('confirming');
    const found = link ? await confirm(link) : 'refused';
    setState(found);
    if (found === 'confirmed' && role !== null) {
      // The reminder goes everywhere at once; where it can't be asked, the next look does.
      client.query({ query: EmailConfirmedDocument, fetchPolicy: 'network-only' }).catch(() => {});
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is there.
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, []);
  return { state, retry: () => void ask() };
}

function Confirming() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="text-muted">Confirming your address…</p>
      <Skeleton className="h-13 w-full rounded-full" />
    </div>
  );
}

function Confirmed() {
  const isSeller = useIsSeller();
  return (
    <div role="status" className="flex flex-col gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-brand" />
      <p className="font-semibold text-lg">{accountTexts.emailConfirmed}</p>
      <p className="text-muted">Everything is open to you now: order as often as you like, or open a shop.</p>
      {isSeller && (
        <Link to="/dashboard/shop/products/create" className={buttonStyle({ size: 'large', wide: true })}>
          Add your first product
        </Link>
      )}
      <Link to="/" className={buttonStyle({ tone: isSeller ? 'secondary' : 'primary', size: 'large', wide: true })}>
        Start shopping
      </Link>
    </div>
  );
}

function Refused() {
  const role = useRole();
  return (
    <div role="alert" className="flex flex-col gap-4">
      <Link2Off aria-hidden="true" className="size-10 text-clay" />
      <p className="font-semibold text-lg">{accountTexts.confirmationInvalid}</p>
      <p className="text-muted">
        It may have been used already. If not, log in and let us send you another from your account’s page.
      </p>
      <Link
        to={role === null ? '/login?redirect=/account' : '/account'}
        className={buttonStyle({ size: 'large', wide: true })}
      >
        {role === null ? 'Log in' : 'Go to your account'}
      </Link>
    </div>
  );
}
