import { useApolloClient } from '@apollo/client/react';
import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { reviewTexts } from '@besesaka/schema/reviews/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { putStanding } from './put-standing.ts';

const ReplyToReviewMutation = graphql(`
  mutation ReplyToReview($input: ReplyToReviewInput!) {
    result: replyToReview(input: $input) {
      review {
        ...PutStanding_standing
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface ReplyDialogProps {
  reviewId: string;
  /** The shop's current reply. */
  reply: string;
  onClose: () => void;
}

/** Edits the shop's public reply, which shows below the review once it is saved. */
export function ReplyDialog({ reviewId, reply: before, onClose }: ReplyDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [reply, setReply] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const words = reply.trim();

  async function send() {
    if (!words) return setProblem(reviewTexts.replyRequired);
    setBusy(true);
    const variables = { input: { reviewId, content: words } };
    const sent = client.mutate({ mutation: ReplyToReviewMutation, variables, fetchPolicy: 'no-cache' });
    const outcome = await outcomeOf(sent, 'review');
    setBusy(false);
    if ('failure' in outcome) return setProblem(failureText(outcome.failure));
    putStanding(client.cache, outcome.done.review);
    toast.success('Your reply shows under the review.');
    onClose();
  }

  return (
    <FormDialog
      draft={`reply-${reviewId}`}
      title={before ? 'Change your reply' : 'Reply to this review'}
      text="Everyone can see your reply."
      submit="Send reply"
      busy={busy}
      missing={words ? [] : ['reply']}
      isUnchanged={words === before}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="Your reply" error={problem} aside={<Counter length={reply.length} of={limits.replyMax} />}>
        <Textarea
          name="reply"
          rows={4}
          maxLength={limits.replyMax}
          value={reply}
          onChange={(event) => {
            setReply(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}
