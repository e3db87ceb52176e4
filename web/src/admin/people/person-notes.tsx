import { useMutation } from '@apollo/client/react';
import { peopleLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type FormEvent, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useFormDraft } from '#platform/forms/use-form-draft.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Field } from '#ui/controls/field.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Card } from '#ui/display/card.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const PersonNotesFragment = graphql(`
  fragment PersonNotes_person on PersonRecord {
    id
    notes {
      id
      text
      authorName
      createdAt
    }
  }
`);

const NoteAboutPersonMutation = graphql(`
  mutation NoteAboutPerson($input: NoteAboutPersonInput!) {
    result: noteAboutPerson(input: $input) {
      person {
        id
        ...PersonNotes_person
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Internal notes that only admins see. */
export function PersonNotes(props: { person: FragmentType<typeof PersonNotesFragment> }) {
  const { id: personId, notes } = readFragment(PersonNotesFragment, props.person);
  const [send, { loading: busy }] = useMutation(NoteAboutPersonMutation);
  const [text, setText] = useState('');
  const toast = useToast();
  const { attach, forget } = useFormDraft(`note-${personId}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await outcomeOf(send({ variables: { input: { personId, text } } }));
    if ('failure' in outcome) return toast.error(outcome.failure.message || texts.somethingWrong);
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
