import { contactAnswerInput } from '@besesaka/schema/admin/admin-inputs.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { RecordTable } from '#admin/record-table.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { messageRows } from './message-list.tsx';

const MessageThreadFragment = graphql(`
  fragment MessageThread_message on ContactThread {
    id
    number
    name
    email
    kind
    userId
    isMine
    assigneeName
    state
    content
    createdAt
    replies {
      id
      authorName
      isOurs
      content
      createdAt
    }
    others {
      id
      ...MessageRow_message
    }
  }
`);

const AnswerContactMutation = graphql(`
  mutation AnswerContact($input: AnswerContactInput!) {
    result: answerContact(input: $input) {
      contactMessage {
        id
        ...MessageThread_message
      }
      errors {
        ...Failure
      }
    }
  }
`);

const CloseContactMutation = graphql(`
  mutation CloseContact($input: CloseContactInput!) {
    result: closeContact(input: $input) {
      contactMessage {
        id
        ...MessageThread_message
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** A contact message, its answers, and the form for the next one. */
export function MessageThread(props: { message: FragmentType<typeof MessageThreadFragment> }) {
  const one = readFragment(MessageThreadFragment, props.message);
  return (
    <>
      <Card className="flex flex-col gap-2 p-5">
        <p className="break-words font-medium">
          {one.name} <span className="font-normal text-muted">{one.email}</span>
        </p>
        <p className="text-muted text-sm">
          Number {one.number} · {inquiryWords(one.kind)} · {longDateTime(one.createdAt)}
        </p>
        {one.userId && (
          <Link to={`/admin/users/${one.userId}`} className="link min-h-11 content-center self-start">
            The account it came from
          </Link>
        )}
        <p className="whitespace-pre-line break-words">{one.content}</p>
      </Card>
      <Assignee id={one.id} isMine={one.isMine} name={one.assigneeName} />
      {one.replies.map(({ id, authorName, isOurs, content, createdAt }) => (
        <Card key={id} className={classNames('flex flex-col gap-2 p-5', isOurs && 'border-brand border-s-2')}>
          <p className="text-muted text-sm">
            {authorName} · {longDateTime(createdAt)}
          </p>
          <p className="whitespace-pre-line break-words">{content}</p>
        </Card>
      ))}
      <AnswerForm id={one.id} waits={one.state === 'WAITING'} />
      {one.others.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">Also from this address</h2>
          <RecordTable label="Also from this address" {...messageRows} rows={one.others} />
        </section>
      )}
    </>
  );
}

const AssignContactMutation = graphql(`
  mutation AssignContact($input: AssignContactInput!) {
    result: assignContact(input: $input) {
      contactMessage {
        id
        ...MessageThread_message
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Shows who handles the message, so that two admins do not both answer it. */
function Assignee({ id, isMine, name }: { id: string; isMine: boolean; name: string | null }) {
  const { press, busy } = useSend(AssignContactMutation);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{isMine ? 'Assigned to you.' : name ? `Assigned to ${name}.` : 'Not assigned yet.'}</p>
      <Button tone="secondary" busy={busy} onClick={() => press({ input: { id, isMine: !isMine } })}>
        {isMine ? 'Unassign' : 'Assign to me'}
      </Button>
    </div>
  );
}

function AnswerForm({ id, waits }: { id: string; waits: boolean }) {
  const toast = useToast();
  const answer = useSend(AnswerContactMutation, {
    done: () => toast.success('Your answer is on its way.'),
  });
  const close = useSend(CloseContactMutation);
  const form = useInputForm(contactAnswerInput, { draft: `answer-${id}`, clears: true }, ({ text: content }) =>
    answer.send({ input: { id, content } }),
  );
  return (
    <InputForm of={form} className="gap-3">
      <TextAreaField name="text" label="Answer" hint="We send it by email." rows={6} counts />
      <div className="flex flex-wrap gap-3">
        <SubmitButton waits={close.busy}>Send answer</SubmitButton>
        {waits && (
          <Button tone="secondary" waits={answer.busy} busy={close.busy} onClick={() => close.press({ input: { id } })}>
            Needs no answer
          </Button>
        )}
      </div>
    </InputForm>
  );
}

/** The label from the contact form. */
function inquiryWords(kind: string): string {
  return kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ');
}
