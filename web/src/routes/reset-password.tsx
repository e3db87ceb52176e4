import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountScreen } from '#accounts/account-screen.tsx';
import { useMailLink } from '#accounts/mail-link.ts';
import { ResetPasswordForm } from '#accounts/recovery/reset-password-form.tsx';
import { useCheckResetLink } from '#accounts/recovery/use-recovery.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

export function ResetPasswordScreen() {
  const { link, state, retry } = useLinkState();
  const [isReset, setReset] = useState(false);
  return (
    <>
      <PageMeta title="Choose a new password" noIndex />
      <AccountScreen heading={isReset ? accountTexts.passwordReset : headings[state.kind]}>
        {isReset && <Done />}
        {!isReset && state.kind === 'validating' && <Validating />}
        {!isReset && state.kind === 'failed' && <ErrorState text={accountTexts.resetCheckFailed} onRetry={retry} />}
        {!isReset && state.kind === 'invalid' && <Invalid message={state.message} />}
        {!isReset && state.kind === 'valid' && link && <ResetPasswordForm link={link} onReset={() => setReset(true)} />}
      </AccountScreen>
    </>
  );
}

const headings = {
  validating: 'Choose a new password',
  valid: 'Choose a new password',
  failed: 'Choose a new password',
  invalid: 'This link does not work',
} as const;

type LinkState = { kind: 'validating' | 'valid' | 'failed' } | { kind: 'invalid'; message: string };

/** The check runs only in the browser, so that the token passes no page cache. */
function useLinkState() {
  const link = useMailLink();
  const check = useCheckResetLink();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<LinkState>({ kind: 'validating' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each link and try.
  useEffect(() => {
    if (!link) return setState({ kind: 'invalid', message: accountTexts.resetLinkMissing });
    let current = true;
    const show = (result: LinkState) => current && setState(result);
    setState({ kind: 'validating' });
    void check(link).then((state) => {
      if (!state) show({ kind: 'failed' });
      else show(state.isValid ? { kind: 'valid' } : { kind: 'invalid', message: state.message });
    });
    return () => {
      current = false;
    };
  }, [link, round]);
  return { link, state, retry: () => setRound(round + 1) };
}

function Validating() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <p className="text-muted">Checking your link…</p>
      <Skeleton className="h-12 w-full rounded-md" />
      <Skeleton className="h-12 w-full rounded-md" />
      <Skeleton className="h-13 w-full rounded-full" />
    </div>
  );
}

function Invalid({ message }: { message: string }) {
  return (
    <div role="alert" className="flex flex-col gap-4">
      <Link2Off aria-hidden="true" className="size-10 text-clay" />
      <p className="font-semibold text-lg">{message}</p>
      <p className="text-muted">A link works once, within one hour. Request another, and use the latest email.</p>
      <Link to="/forgot-password" className={buttonStyle({ size: 'large', wide: true })}>
        Send a new link
      </Link>
      <Link to="/login" className={buttonStyle({ tone: 'quiet' })}>
        Back to Login
      </Link>
    </div>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { replace: true }), accountLimits.resetRedirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status" className="flex flex-col gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-brand" />
      <p>You can log in with your new password now. Your other devices were logged out.</p>
      <Link to="/login" replace className={buttonStyle({ size: 'large', wide: true })}>
        Go to Login
      </Link>
    </div>
  );
}
