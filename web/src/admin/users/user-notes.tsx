import { useMutation } from '@apollo/client/react';
import { usersLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FormEvent, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useFormDraft } from '#platform/forms/use-form-draft.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Field } from '#ui/controls/field.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Card } from '#ui/display/card.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const UserNotesFragment = graphql(`
  fragment UserNotes_user on UserRecord {
    id
    notes {
      id
      text
      authorName
      createdAt
    }
  }
`);

const NoteAboutUserMutation = graphql(`
  mutation NoteAboutUser($input: NoteAboutUserInput!) {
    result: noteAboutUser(input: $input) {
      user {
        id
        ...UserNotes_user
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Internal notes that only admins see. */
export function UserNotes(props: { user: FragmentType<typeof UserNotesFragment> }) {
  const { id: userId, notes } = readFragment(UserNotesFragment, props.user);
  const [send, { loading: busy }] = useMutation(NoteAboutUserMutation);
  const [text, setText] = useState('');
  const toast = useToast();
  const { attach, forget } = useFormDraft(`note-${userId}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await outcomeOf(send({ variables: { input: { userId, text } } }));
    if ('failure' in outcome) return toast.error(failureText(outcome.failure));
    setText('');
    forget();
  };
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="text-lg">Notes for admins</h2>
      <ul className="divide-y divide-line empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="py-3">
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="text-muted text-sm">
              {note.authorName} · {longDateTime(note.createdAt)}
            </p>
          </li>
        ))}
      </ul>
      <form ref={attach} onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-3">
        <div className="w-full">
          <Field label="New note" hint="The user only sees it in the copy of their data.">
            <Textarea
              name="note"
              rows={2}
              maxLength={limits.noteMax}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </div>
        <SubmitButton tone="secondary" busy={busy} missing={text.trim().length < limits.noteMin ? ['note'] : []}>
          Add note
        </SubmitButton>
      </form>
    </Card>
  );
}
