import { hideInput } from '@besesaka/schema/admin/admin-inputs.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { HideableKind } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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

const texts = {
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
export function DeletePicturesButton({ subject, query }: Omit<DeletePicturesProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Delete its pictures
      </Button>
      {isOpen && <DeletePicturesDialog subject={subject} query={query} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DeletePicturesProps {
  subject: Omit<Props['subject'], 'isHidden'>;
  query: string;
  onClose: () => void;
}

function DeletePicturesDialog({ subject, query, onClose }: DeletePicturesProps) {
  const toast = useToast();
  const { send } = useSend(DeleteHiddenPicturesMutation, {
    refetchQueries: [query],
    done: () => {
      toast.success('The pictures are deleted.');
      onClose();
    },
  });
  const form = useInputForm(hideInput, { draft: `delete-pictures-${subject.id}` }, ({ reason }) =>
    send({ input: { ...subject, reason } }),
  );
  return (
    <FormDialog
      of={form}
      title="Delete its pictures for good?"
      text="They cannot be restored, even if you show it again. Its owner reads your reason."
      submit="Delete the pictures"
      tone="danger"
      onClose={onClose}
    >
      {reasonField}
    </FormDialog>
  );
}

const reasonField = <TextAreaField name="reason" label="Reason" hint="At least 10 characters" rows={4} />;

/** Hides something from the public, or shows it again. */
export function HideButton({ subject, inList = false, ...props }: Omit<Props, 'onClose'> & { inList?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // In a list, no row's button should draw more attention than the others.
  const tone = inList ? 'secondary' : subject.isHidden ? 'primary' : 'danger';
  return (
    <>
      <Button tone={tone} size={inList ? 'small' : 'medium'} onClick={() => setOpen(true)}>
        {texts[subject.isHidden ? 'restore' : 'hide'].button}
      </Button>
      {isOpen && <HideDialog subject={subject} {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function HideDialog({ subject: { kind, id, isHidden }, query, onClose }: Props) {
  const toast = useToast();
  const { send } = useSend(SetHiddenMutation, {
    refetchQueries: query ? [query] : 'active',
    done: () => {
      toast.success(isHidden ? 'It is public again.' : 'It is hidden. You find it in the admin lists.');
      onClose();
    },
  });
  const form = useInputForm(hideInput, { draft: `hide-${id}` }, ({ reason }) =>
    send({ input: { kind, id, isHidden: !isHidden, reason } }),
  );
  const { title, text, button } = texts[isHidden ? 'restore' : 'hide'];
  return (
    <FormDialog
      of={form}
      title={title}
      text={text}
      submit={button}
      tone={isHidden ? 'primary' : 'danger'}
      onClose={onClose}
    >
      {reasonField}
    </FormDialog>
  );
}
