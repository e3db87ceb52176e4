import { useMutation } from '@apollo/client/react';
import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { ApplicationDecision, AskedPicture } from '#gql/graphql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { askedPictureWords } from './id-kind-words.ts';

const DecideApplicationMutation = graphql(`
  mutation DecideApplication($input: DecideApplicationInput!) {
    result: decideApplication(input: $input) {
      application {
        id
        ...ApplicationDetail_application
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface Props {
  id: string;
  state: 'PENDING' | 'VERIFIED' | 'REJECTED' | 'REVOKED';
  /** Whether both pictures are available for review. */
  hasDocuments: boolean;
}

type WithReason = 'ASK' | 'REJECT' | 'REVOKE';

const words = {
  ASK: {
    button: 'Ask again',
    title: 'Ask for one picture again?',
    text: 'The seller sees your reason here, and by email if the address is confirmed, and sends only that picture.',
    tone: 'primary',
  },
  REJECT: {
    button: 'Reject',
    title: 'Reject this application?',
    text: 'The seller sees your reason here, and by email if the address is confirmed.',
    tone: 'danger',
  },
  REVOKE: {
    button: 'Revoke',
    title: 'Revoke the verification?',
    text: 'The shop stays online, but loses its badge and cannot add products.',
    tone: 'danger',
  },
} as const;

const askable = ['ID_DOCUMENT', 'PASSPORT_PICTURE'] as const satisfies readonly AskedPicture[];
const pictureOf = (value: string) => askable.find((one) => one === value) ?? 'ID_DOCUMENT';

/** The decisions available in the current state; none for a rejected application. */
export function DecideButtons({ id, state, hasDocuments }: Props) {
  const [decide, { client }] = useMutation(DecideApplicationMutation);
  const confirm = useConfirm();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<WithReason | null>(null);

  async function send(decision: ApplicationDecision, why: Why = {}) {
    setBusy(true);
    const outcome = await outcomeOf(decide({ variables: { input: { id, decision, ...why } } }));
    setBusy(false);
    if (!('failure' in outcome)) return setPending(null);
    toast.error(failureText(outcome.failure));
    if (outcome.failure.code !== 'REFUSED') return;
    // Another admin may have decided in the meantime, so reload the application.
    setPending(null);
    await client.refetchQueries({ include: ['Application'] });
  }

  async function verify() {
    if (await confirm({ title: 'Verify this seller?', text: 'Name, ID number and face match.', confirm: 'Verify' }))
      await send('VERIFY');
  }

  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      {state === 'PENDING' && (
        <>
          <Button
            onClick={verify}
            busy={busy && pending === null}
            blocked={!hasDocuments && shopTexts.documentsMissing}
          >
            Verify
          </Button>
          <Button tone="secondary" onClick={() => setPending('ASK')}>
            Ask for one picture
          </Button>
          <Button tone="danger" onClick={() => setPending('REJECT')}>
            Reject
          </Button>
        </>
      )}
      {state === 'VERIFIED' && (
        <Button tone="danger" onClick={() => setPending('REVOKE')}>
          Revoke
        </Button>
      )}
      {pending && (
        <ReasonDialog
          id={id}
          decision={pending}
          busy={busy}
          onSend={(why) => void send(pending === 'ASK' ? 'REJECT' : pending, why)}
          onClose={() => setPending(null)}
        />
      )}
    </div>
  );
}

interface Why {
  reason?: string;
  /** Rejects the application because of this picture only. */
  askedFor?: AskedPicture;
}

interface ReasonDialogProps {
  id: string;
  decision: WithReason;
  busy: boolean;
  onSend: (why: Why) => void;
  onClose: () => void;
}

function ReasonDialog({ id, decision, busy, onSend, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [picture, setPicture] = useState<AskedPicture>('ID_DOCUMENT');
  const { title, text, button, tone } = words[decision];
  const asks = decision === 'ASK';
  return (
    <FormDialog
      draft={`decide-${decision}-${id}`}
      title={title}
      text={text}
      submit={button}
      tone={tone}
      busy={busy}
      missing={reason.trim().length < limits.reasonMin ? ['reason'] : []}
      onSubmit={() => onSend(asks ? { reason, askedFor: picture } : { reason })}
      onClose={onClose}
    >
      {asks && (
        <Field label="Picture">
          <Select value={picture} onChange={({ target }) => setPicture(pictureOf(target.value))}>
            {askable.map((one) => (
              <option key={one} value={one}>
                {askedPictureWords[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Reason">
        <Textarea
          name="reason"
          rows={3}
          maxLength={limits.reasonMax}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
