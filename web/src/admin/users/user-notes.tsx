import { userNoteInput } from '@besesaka/schema/admin/admin-inputs.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { ForArea } from '#admin/for-area.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

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

/** The form is one line until an admin writes. */
const whileWriting = 'hidden group-focus-within/note:block group-has-[textarea:not(:placeholder-shown)]/note:block';

/** Internal notes that only admins see. */
export function UserNotes(props: { user: FragmentType<typeof UserNotesFragment> }) {
  const { id: userId, notes } = readFragment(UserNotesFragment, props.user);
  const { send } = useSend(NoteAboutUserMutation);
  const form = useInputForm(userNoteInput, { draft: `note-${userId}`, clears: true }, ({ text }) =>
    send({ input: { userId, text } }),
  );
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
      <ForArea area="trust">
        <InputForm of={form} className="group/note gap-3">
          <TextAreaField
            name="text"
            label="New note"
            hint={<span className={whileWriting}>The user only sees it in the copy of their data.</span>}
            placeholder=" "
            rows={1}
            className="field-sizing-content"
          />
          <div className={whileWriting}>
            <SubmitButton tone="secondary">Add note</SubmitButton>
          </div>
        </InputForm>
      </ForArea>
    </Card>
  );
}
