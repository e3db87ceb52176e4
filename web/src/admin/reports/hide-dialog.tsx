import { useMutation } from '@apollo/client/react';
import { caseLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { HideableKind } from '#gql/graphql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const SetHiddenMutation = graphql(`
  mutation SetHidden($input: SetHiddenInput!) {
    result: setHidden(input: $input) {
      content {
        isHidden
      }
      errors {
        ...Failure
      }
    }
  }
`);

const words = {
  hide: {
    button: 'Hide',
    title: 'Hide it?',
    text: 'It will no longer be public. Its owner reads your reason.',
  },
  restore: {
    button: 'Show it again',
    title: 'Show it again?',
    text: 'It becomes public again. Its owner reads your reason.',
  },
} as const;

interface Props {
  subject: { kind: HideableKind; id: string; isHidden: boolean };
  /** The query to refetch afterwards. Without it, every query on the screen is refetched. */
  query?: string;
  onClose: () => void;
}

const DeleteHiddenPicturesMutation = graphql(`
  mutation DeleteHiddenPictures($input: DeleteHiddenPicturesInput!) {
    result: deleteHiddenPictures(input: $input) {
      content {
        isHidden
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Deletes pictures that we must not even store. Only shown for hidden content. */
export function DeletePicturesButton({
  subject,
  query,
}: {
  subject: Omit<Props['subject'], 'isHidden'>;
  query: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const [remove, { loading: busy }] = useMutation(DeleteHiddenPicturesMutation, { refetchQueries: [query] });
  const [reason, setReason] = useState('');
  const toast = useToast();
  const submit = async () => {
    const outcome = await outcomeOf(remove({ variables: { input: { ...subject, reason } } }));
    if ('failure' in outcome) return toast.error(failureText(outcome.failure));
    toast.success('The pictures are deleted.');
    setOpen(false);
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Delete its pictures
      </Button>
      {isOpen && (
        <FormDialog
          draft={`delete-pictures-${subject.id}`}
          title="Delete its pictures for good?"
          text="They cannot be restored, even if you show it again. Its owner reads your reason."
          submit="Delete the pictures"
          tone="danger"
          busy={busy}
          missing={reason.trim().length < limits.noteMin ? ['reason'] : []}
          onSubmit={() => void submit()}
          onClose={() => setOpen(false)}
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

/** Hides something from the public, or shows it again. */
export function HideButton({ subject, inList = false, ...props }: Omit<Props, 'onClose'> & { inList?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // In a list, no row's button should draw more attention than the others.
  const tone = inList ? 'secondary' : subject.isHidden ? 'primary' : 'danger';
  return (
    <>
      <Button tone={tone} size={inList ? 'small' : 'medium'} onClick={() => setOpen(true)}>
        {words[subject.isHidden ? 'restore' : 'hide'].button}
      </Button>
      {isOpen && <HideDialog subject={subject} {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

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
    const outcome = await outcomeOf(setHidden({ variables: { input } }));
    setBusy(false);
    if ('failure' in outcome) toast.error(failureText(outcome.failure));
    else {
      toast.success(isHidden ? 'It is public again.' : 'It is hidden. You find it in the admin lists.');
      onClose();
    }
  };
  return (
    <FormDialog
      draft={`hide-${id}`}
      {...{ title, text, submit: button, busy, onClose }}
      {...(!isHidden && { tone: 'danger' as const })}
      missing={reason.trim().length < limits.noteMin ? ['reason'] : []}
      onSubmit={() => void submit()}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
