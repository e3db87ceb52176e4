import { useApolloClient } from '@apollo/client/react';
import { reviewReplyInput } from '@besesaka/schema/reviews/inputs.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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

interface ReplyFormProps {
  reviewId: string;
  /** The shop's current reply. */
  reply: string;
  onClose: () => void;
}

/** Edits the shop's public reply in its place below the review. */
export function ReplyForm({ reviewId, reply: before, onClose }: ReplyFormProps) {
  const { cache } = useApolloClient();
  const toast = useToast();
  const { send } = useSend(ReplyToReviewMutation, {
    needs: ['review'],
    done: ({ review }) => {
      putStanding(cache, review);
      toast.success('Your reply shows under the review.');
      onClose();
    },
  });
  const form = useInputForm(reviewReplyInput, { draft: `reply-${reviewId}`, start: { reply: before } }, ({ reply }) =>
    send({ input: { reviewId, content: reply } }),
  );
  return (
    <InputForm of={form} className="max-w-prose gap-3 pb-2">
      <TextAreaField name="reply" label="Your reply" hint="Everyone can see it." rows={3} counts autoFocus />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small" isUnchanged={form.form.watch('reply')?.trim() === before}>
          Send reply
        </SubmitButton>
        <Button
          tone="quiet"
          size="small"
          waits={form.isSending}
          // The error of a field that is left would move the button away from the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            form.forgetDraft();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </InputForm>
  );
}
