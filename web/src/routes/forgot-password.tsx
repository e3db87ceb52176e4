import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountScreen } from '#accounts/account-screen.tsx';
import { ForgotPasswordForm } from '#accounts/recovery/forgot-password-form.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { Button, buttonStyle } from '#ui/controls/button.tsx';

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageMeta
        title="Forgot your password?"
        description="Get a link to choose a new password for your Besesaka account."
        canonical="/forgot-password"
      />
      {sentTo === null ? (
        <AccountScreen
          heading="Forgot your password?"
          text="Enter your email, and we will send you a link to choose a new one."
          footer={<BackToLogin />}
        >
          <ForgotPasswordForm onSent={setSentTo} />
        </AccountScreen>
      ) : (
        <AccountScreen heading="Check your email">
          <Sent email={sentTo} onAgain={() => setSentTo(null)} />
        </AccountScreen>
      )}
    </>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <MailCheck aria-hidden="true" className="size-10 text-brand" />
      <p>{accountTexts.resetRequested}</p>
      <p className="break-words text-muted">
        You entered <span className="font-medium text-text">{email}</span>. The link works once, for one hour. Check
        your spam folder too.
      </p>
      <Link to="/login" className={buttonStyle({ size: 'large', wide: true })}>
        Back to Login
      </Link>
      <Button tone="quiet" onClick={onAgain}>
        Use another address
      </Button>
    </div>
  );
}

function BackToLogin() {
  return (
    <Link to="/login" className="link inline-flex min-h-11 items-center font-semibold">
      Back to Login
    </Link>
  );
}
