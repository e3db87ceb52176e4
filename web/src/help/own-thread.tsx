import { contactFollowUpInput } from '@besesaka/schema/help/inputs.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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
  const toast = useToast();
  const { send } = useSend(FollowUpContactMutation, {
    done: () => toast.success('Sent. We answer by email and here.'),
  });
  const form = useInputForm(contactFollowUpInput, { draft: `follow-up-${id}`, clears: true }, ({ text: content }) =>
    send({ input: { id, content, token } }),
  );
  return (
    <InputForm of={form} className="gap-3">
      <TextAreaField name="text" label="Your message" rows={4} counts />
      <SubmitButton>Send</SubmitButton>
    </InputForm>
  );
}
