import { useMutation } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const DecideApplicationMutation = graphql(`
  mutation DecideApplication($input: DecideApplicationInput!) {
    result: decideApplication(input: $input) {
      __typename
      ... on SellerApplication {
        id
        ...ApplicationDetail_application
      }
      ...Failure
    }
  }
`);

interface Props {
  id: string;
  state: 'PENDING' | 'VERIFIED' | 'REJECTED' | 'REVOKED';
}

type WithReason = 'REJECT' | 'REVOKE';

const words = {
  REJECT: {
    button: 'Reject',
    title: 'Reject this application?',
    text: 'The seller reads your reason, here and by mail.',
  },
  REVOKE: {
    button: 'Revoke',
    title: 'Take the verification back?',
    text: 'The shop stays, without the badge and without new products.',
  },
} as const;

/** What can be decided from here; nothing where it has been turned down. */
export function DecideButtons({ id, state }: Props) {
  const [decide] = useMutation(DecideApplicationMutation);
  const confirm = useConfirm();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<WithReason | null>(null);

  async function send(decision: 'VERIFY' | WithReason, reason?: string) {
    setBusy(true);
    const outcome = await outcomeOf(decide({ variables: { input: { id, decision, reason } } }), 'SellerApplication');
    setBusy(false);
    if ('failure' in outcome) toast.error(outcome.failure.message || texts.networkError);
    else setAsked(null);
  }

  async function verify() {
    if (await confirm({ title: 'Verify this seller?', text: 'Name, number and face fit together.', confirm: 'Verify' }))
      await send('VERIFY');
  }

  return (
    <div className="flex flex-wrap gap-3">
      {state === 'PENDING' && (
        <>
          <Button onClick={verify} busy={busy && asked === null}>
            Verify
          </Button>
          <Button tone="danger" onClick={() => setAsked('REJECT')}>
            Reject
          </Button>
        </>
      )}
      {state === 'VERIFIED' && (
        <Button tone="danger" onClick={() => setAsked('REVOKE')}>
          Revoke
        </Button>
      )}
      {asked && (
        <ReasonDialog
          decision={asked}
          busy={busy}
          onSend={(reason) => void send(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface ReasonDialogProps {
  decision: WithReason;
  busy: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
}

function ReasonDialog({ decision, busy, onSend, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const { title, text, button } = words[decision];
  return (
    <FormDialog
      title={title}
      text={text}
      submit={button}
      tone="danger"
      busy={busy}
      disabled={reason.trim().length < limits.reasonMin}
      onSubmit={() => onSend(reason)}
      onClose={onClose}
    >
      <Field label="Reason">
        <Textarea
          rows={3}
          maxLength={limits.reasonMax}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
