import { useApolloClient } from '@apollo/client/react';
import { reviewReplyInput } from '@besesaka/schema/reviews/inputs.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
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

interface ReplyDialogProps {
  reviewId: string;
  /** The shop's current reply. */
  reply: string;
  onClose: () => void;
}

/** Edits the shop's public reply, which shows below the review once it is saved. */
export function ReplyDialog({ reviewId, reply: before, onClose }: ReplyDialogProps) {
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
    <FormDialog
      of={form}
      title={before ? 'Change your reply' : 'Reply to this review'}
      text="Everyone can see your reply."
      submit="Send reply"
      isUnchanged={form.form.watch('reply')?.trim() === before}
      onClose={onClose}
    >
      <TextAreaField name="reply" label="Your reply" rows={4} counts />
    </FormDialog>
  );
}
