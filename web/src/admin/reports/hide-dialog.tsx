import { useMutation } from '@apollo/client/react';
import { caseLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
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
  /** What says where it stands, to be asked again; left out, all that is on the screen. */
  query?: string;
  onClose: () => void;
}

const DeleteHiddenPicturesMutation = graphql(`
  mutation DeleteHiddenPictures($input: DeleteHiddenPicturesInput!) {
    result: deleteHiddenPictures(input: $input) {
      __typename
      ... on HiddenState {
        isHidden
      }
      ...Failure
    }
  }
`);

/** For what must not even lie in our store: only of what is out of view already. */
export function DeletePicturesButton({
  subject,
  query,
}: {
  subject: Omit<Props['subject'], 'isHidden'>;
  query: string;
}) {
  const [isAsked, setAsked] = useState(false);
  const [remove, { loading: busy }] = useMutation(DeleteHiddenPicturesMutation, { refetchQueries: [query] });
  const [reason, setReason] = useState('');
  const toast = useToast();
  const submit = async () => {
    const outcome = await outcomeOf(remove({ variables: { input: { ...subject, reason } } }), 'HiddenState');
    if ('failure' in outcome) return toast.error(outcome.failure.message || texts.somethingWrong);
    toast.success('The pictures are deleted.');
    setAsked(false);
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        Delete its pictures
      </Button>
      {isAsked && (
        <FormDialog
          title="Delete its pictures for good?"
          text="Nothing brings them back, also when it is shown again. Its owner reads your reason."
          submit="Delete the pictures"
          tone="danger"
          busy={busy}
          missing={reason.trim().length < limits.noteMin ? ['reason'] : []}
          onSubmit={() => void submit()}
          onClose={() => setAsked(false)}
        >
          <ReasonField value={reason} onChange={setReason} />
        </FormDialog>
      )}
    </>
  );
}

function ReasonField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <Field label="Reason" hint="At least 10 characters">
      <Textarea
        name="reason"
        rows={4}
        maxLength={limits.noteMax}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** Takes something out of view, or shows it again. */
export function HideButton({ subject, inList = false, ...props }: Omit<Props, 'onClose'> & { inList?: boolean }) {
  const [isAsked, setAsked] = useState(false);
  // Of many rows none stands out.
  const tone = inList ? 'secondary' : subject.isHidden ? 'primary' : 'danger';
  return (
    <>
      <Button tone={tone} onClick={() => setAsked(true)}>
        {words[subject.isHidden ? 'restore' : 'hide'].button}
      </Button>
      {isAsked && <HideDialog subject={subject} {...props} onClose={() => setAsked(false)} />}
    </>
  );
}

/** With the reason that its owner reads. */
function HideDialog({ subject: { kind, id, isHidden }, query, onClose }: Props) {
  const [setHidden] = useMutation(SetHiddenMutation, {
    refetchQueries: query ? [query] : 'active',
    awaitRefetchQueries: true,
  });
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
    else {
      toast.success(isHidden ? 'It can be seen again.' : 'It is out of view. The admin lists have it.');
      onClose();
    }
  };
  return (
    <FormDialog
      {...{ title, text, submit: button, busy, onClose }}
      {...(!isHidden && { tone: 'danger' as const })}
      missing={reason.trim().length < limits.noteMin ? ['reason'] : []}
      onSubmit={() => void submit()}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
