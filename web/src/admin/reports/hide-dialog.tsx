import { hideInput } from '@besesaka/schema/admin/admin-inputs.ts';
import { graphql } from '#gql/gql.ts';
import type { HideableKind } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
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
    title: 'Hide it?',
    text: 'It will no longer be public. Its owner reads your reason.',
  },
  restore: {
    title: 'Show it again?',
    text: 'It becomes public again. Its owner reads your reason.',
  },
} as const;

export interface HideProps {
  subject: { kind: HideableKind; id: string; isHidden: boolean };
  /** The query to refetch afterwards. Without it, every query on the screen is refetched. */
  query?: string;
  /** The label of the button, here and in the dialog. */
  label: string;
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

export interface DeletePicturesProps {
  subject: Omit<HideProps['subject'], 'isHidden'>;
  query: string;
  onClose: () => void;
}

/** Deletes pictures that we must not even store. */
export function DeletePicturesDialog({ subject, query, onClose }: DeletePicturesProps) {
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
export function HideDialog({ subject: { kind, id, isHidden }, query, label, onClose }: HideProps) {
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
  const { title, text } = texts[isHidden ? 'restore' : 'hide'];
  return (
    <FormDialog
      of={form}
      title={title}
      text={text}
      submit={label}
      tone={isHidden ? 'primary' : 'danger'}
      onClose={onClose}
    >
      {reasonField}
    </FormDialog>
  );
}
