import { useApolloClient } from '@apollo/client/react';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { decisionInput } from '@besesaka/schema/shops/inputs.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { DecideApplicationInput } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import type { Failure } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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

const texts = {
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

/** The decisions available in the current state, in a bar at the bottom; none for a rejected application. */
export function DecideButtons({ id, state, hasDocuments }: Props) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const [pending, setPending] = useState<WithReason | null>(null);
  const { send, busy } = useSend(DecideApplicationMutation, { done: () => setPending(null) });

  async function decide(input: Decision): Promise<Failure | null> {
    const failure = await send({ input: { id, ...input } });
    if (failure?.code !== 'REFUSED') return failure;
    // Another admin may have decided in the meantime, so reload the application.
    toast.error(failure.message);
    setPending(null);
    await client.refetchQueries({ include: ['Application'] });
    return null;
  }

  async function verify() {
    const question = { title: 'Verify this seller?', text: 'Name, ID number and face match.', confirm: 'Verify' };
    if (!(await confirm(question))) return;
    const failure = await decide({ decision: 'VERIFY' });
    if (failure) toast.error(failure.message);
  }

  if (state === 'REJECTED' || state === 'REVOKED') return null;
  return (
    <div
      data-phone-bar=""
      className="save-bar md:sticky md:bottom-0 md:z-10 md:border-line md:border-t md:bg-page md:py-3"
    >
      <div className="flex gap-2 md:gap-3">
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
              {texts.ASK.button}
            </Button>
            <Button tone="quiet" className="text-clay max-md:me-auto md:ms-auto" onClick={() => setPending('REJECT')}>
              Reject
            </Button>
          </>
        )}
        {state === 'VERIFIED' && (
          <Button tone="danger" onClick={() => setPending('REVOKE')}>
            Revoke
          </Button>
        )}
      </div>
      {pending && <ReasonDialog id={id} why={pending} decide={decide} onClose={() => setPending(null)} />}
    </div>
  );
}

type Decision = Omit<DecideApplicationInput, 'id'>;

interface ReasonDialogProps {
  id: string;
  why: WithReason;
  decide: (input: Decision) => Promise<Failure | null>;
  onClose: () => void;
}

/** To ask for one picture again is to reject the application because of it. */
function ReasonDialog({ id, why, decide, onClose }: ReasonDialogProps) {
  const { title, text, button, tone } = texts[why];
  const form = useInputForm(decisionInput, { draft: `decide-${why}-${id}` }, ({ decision, reason, askedFor }) =>
    decide({
      decision: enumName(decision),
      reason,
      askedFor: askedFor && enumName(askedFor),
    }),
  );
  return (
    <FormDialog of={form} title={title} text={text} submit={button} tone={tone} onClose={onClose}>
      <input type="hidden" value={why === 'REVOKE' ? 'revoke' : 'reject'} {...form.form.register('decision')} />
      {why === 'ASK' && <SelectField name="askedFor" label="Picture" options={pictures} />}
      <TextAreaField name="reason" label="Reason" rows={3} />
    </FormDialog>
  );
}

const pictures = { id_document: askedPictureWords.ID_DOCUMENT, passport_picture: askedPictureWords.PASSPORT_PICTURE };
