import { useMutation } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { caseLimits as limits } from '@besesaka/schema/support/limits.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { HideableKind } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const SetHiddenMutation = graphql(`
  mutation SetHidden($input: SetHiddenInput!) {
    result: setHidden(input: $input) {
      __typename
      ... on HiddenState {
        isHidden
      }
      ...Failure
    }
  }
`);

const words = {
  hide: {
    button: 'Take out of view',
    title: 'Take it out of view?',
    text: 'Nobody finds it any more. Its owner reads your reason.',
  },
  restore: {
    button: 'Show it again',
    title: 'Show it again?',
    text: 'It comes back to where it was. Its owner reads your reason.',
  },
} as const;

interface Props {
  subject: { kind: HideableKind; id: string; isHidden: boolean };
  /** What says where it stands, to be asked anew. */
  query: string;
  onClose: () => void;
}

/** Takes something out of view, or shows it again. */
export function HideButton({ subject, query, inList = false }: Omit<Props, 'onClose'> & { inList?: boolean }) {
  const [isAsked, setAsked] = useState(false);
  // Of many rows none stands out.
  const tone = inList ? 'secondary' : subject.isHidden ? 'primary' : 'danger';
  return (
    <>
      <Button tone={tone} onClick={() => setAsked(true)}>
        {words[subject.isHidden ? 'restore' : 'hide'].button}
      </Button>
      {isAsked && <HideDialog subject={subject} query={query} onClose={() => setAsked(false)} />}
    </>
  );
}

/** With the reason that its owner reads. */
function HideDialog({ subject: { kind, id, isHidden }, query, onClose }: Props) {
  const [setHidden] = useMutation(SetHiddenMutation, { refetchQueries: [query], awaitRefetchQueries: true });
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const { title, text, button } = words[isHidden ? 'restore' : 'hide'];
  const submit = async () => {
    setBusy(true);
    const input = { kind, id, isHidden: !isHidden, reason };
    const outcome = await outcomeOf(setHidden({ variables: { input } }), 'HiddenState');
    setBusy(false);
    if ('failure' in outcome) toast.error(outcome.failure.message || texts.somethingWrong);
    else onClose();
  };
  return (
    <FormDialog
      {...{ title, text, submit: button, busy, onClose }}
      {...(!isHidden && { tone: 'danger' as const })}
      disabled={reason.trim().length < limits.noteMin}
      onSubmit={() => void submit()}
    >
      <Field label="Reason" hint="At least 10 characters">
        <Textarea
          rows={4}
          maxLength={limits.noteMax}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
