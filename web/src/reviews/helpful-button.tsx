import { useApolloClient } from '@apollo/client/react';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { currentRole } from '#platform/user/role.ts';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useCode } from '#ui/display/optional.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { useIsMarkedHelpful } from './helpful-marks.ts';

/** Words among the review's other words: its target reaches beyond them. */
export const quiet = 'px-2 font-medium text-muted first:-ms-2';
const loginText = 'Please log in to say what helped you.';

/** Adds or removes the viewer's helpful vote. The button changes only after success. */
export function HelpfulButton({ reviewId, count }: { reviewId: string; count: number }) {
  const client = useApolloClient();
  const toast = useToast();
  const askLogin = useAskLogin();
  const navigate = useNavigate();
  const fetchCode = useCode();
  const isMarked = useIsMarkedHelpful(reviewId);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function vote() {
    if (sending.current) return;
    if (currentRole() === null) return askLogin(null, loginText);
    sending.current = true;
    setBusy(true);
    const code = await fetchCode(() => import('./vote-helpful.ts'));
    const failure = code && (await code.voteHelpful(client, reviewId, !isMarked));
    sending.current = false;
    setBusy(false);
    if (failure?.login) askLogin(null, loginText);
    else if (failure?.unconfirmed)
      toast.error({ title: failure.message, action: { label: 'Confirm', run: () => void navigate('/account') } });
    else if (failure) toast.error(failure.message);
  }

  return (
    <Button
      size="small"
      tone="quiet"
      className={quiet}
      aria-pressed={isMarked}
      aria-busy={busy || undefined}
      onClick={vote}
    >
      <ThumbsUp aria-hidden="true" className={classNames('size-4', isMarked && 'fill-brand text-brand')} />
      Helpful
      {count > 0 && (
        <span className="tabular-nums">
          <span aria-hidden="true">({wholeNumber(count)})</span>
          <span className="sr-only">, {count} so far</span>
        </span>
      )}
    </Button>
  );
}
