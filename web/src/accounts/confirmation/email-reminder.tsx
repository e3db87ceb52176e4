import { useQuery } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import MailWarning from 'lucide-react/icons/mail-warning';
import { useState } from 'react';
import { useViewer } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSend } from '#ui/forms/use-send.ts';

export const EmailConfirmedDocument = graphql(`
  query EmailConfirmed {
    viewer {
      user {
        id
        email
        emailConfirmed
      }
    }
  }
`);

const RequestEmailConfirmationMutation = graphql(`
  mutation RequestEmailConfirmation {
    result: requestEmailConfirmation {
      errors {
        ...Failure
      }
    }
  }
`);

/** Shown until the email address is confirmed. Shopping works without it; selling and more than a few orders a day do not. */
export function EmailReminder() {
  const { viewer: user } = useViewer();
  // The link may have been opened on another device since, so the account is read again.
  const isWaiting = user?.emailConfirmed === false;
  const { refetch } = useQuery(EmailConfirmedDocument, { skip: !isWaiting, fetchPolicy: 'cache-and-network' });
  useAskAgain(isWaiting, () => void refetch().catch(() => {}));
  const [isSent, setSent] = useState(false);
  const { press, busy } = useSend(RequestEmailConfirmationMutation, {
    done: () => setSent(true),
  });
  if (!user || user.emailConfirmed) return null;

  return (
    <aside
      aria-label="Confirm your email address"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <MailWarning aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-60 break-words text-sm">
        <span className="font-medium">Confirm your email address.</span>{' '}
        <span className="text-muted">
          Follow the link that we sent to {user.email}. Confirm it to review, report or sell, or to place more than
          three orders a day. Until then we send you no other email.
        </span>
      </p>
      {isSent ? (
        <p role="status" className="font-medium text-brand text-sm">
          {accountTexts.confirmationSent}
        </p>
      ) : (
        <Button tone="secondary" size="small" busy={busy} onClick={() => press({})}>
          Send again
        </Button>
      )}
    </aside>
  );
}
