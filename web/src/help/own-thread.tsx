import { useMutation } from '@apollo/client/react';
import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FormEvent, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useFormDraft } from '#platform/forms/use-form-draft.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const OwnThreadFragment = graphql(`
  fragment OwnThread_message on OwnContactMessage {
    id
    content
    createdAt
    replies {
      id
      content
      isOurs
      createdAt
    }
  }
`);

const FollowUpContactMutation = graphql(`
  mutation FollowUpContact($input: FollowUpContactInput!) {
    result: followUpContact(input: $input) {
      contactMessage {
        id
        ...OwnThread_message
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** A sender's message with its replies, and a field for the next one. */
export function OwnThread(props: { message: FragmentType<typeof OwnThreadFragment>; token: string | null }) {
  const { id, content, createdAt, replies } = readFragment(OwnThreadFragment, props.message);
  return (
    <>
      <Words by="You" at={createdAt} text={content} />
      {replies.map((one) => (
        <Words
          key={one.id}
          by={one.isOurs ? 'Besesaka' : 'You'}
          at={one.createdAt}
          text={one.content}
          isOurs={one.isOurs}
        />
      ))}
      <FollowUpForm id={id} token={props.token} />
    </>
  );
}

function Words({ by, at, text, isOurs = false }: { by: string; at: string; text: string; isOurs?: boolean }) {
  return (
    <Card className={classNames('flex flex-col gap-2 p-5', isOurs && 'border-brand border-s-2')}>
      <p className="text-muted text-sm">
        {by} · {longDateTime(at)}
      </p>
      <p className="whitespace-pre-line break-words">{text}</p>
    </Card>
  );
}

function FollowUpForm({ id, token }: { id: string; token: string | null }) {
  const [send, { loading: busy }] = useMutation(FollowUpContactMutation);
  const [text, setText] = useState('');
  const toast = useToast();
  const { attach, forget } = useFormDraft(`follow-up-${id}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await outcomeOf(send({ variables: { input: { id, content: text, token } } }));
    if ('failure' in outcome) return toast.error(failureText(outcome.failure));
    setText('');
    forget();
    toast.success('Sent. We answer by email and here.');
  };
  return (
    <form ref={attach} onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <Field label="Your message" aside={<Counter length={text.length} of={limits.answerMax} />}>
          <Textarea
            name="message"
            rows={4}
            maxLength={limits.answerMax}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </div>
      <SubmitButton busy={busy} missing={text.trim().length < limits.followUpMin ? ['message'] : []}>
        Send
      </SubmitButton>
    </form>
  );
}
