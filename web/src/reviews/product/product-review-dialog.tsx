import { shownText } from '@besesaka/schema/kernel/shown-text.ts';
import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { reviewPhoto } from '@besesaka/schema/reviews/uploads.ts';
import { useState } from 'react';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { usePictures } from '#accounts/use-pictures.ts';
import { WordFields } from '#reviews/word-fields.tsx';
import { PictureField } from '#ui/controls/picture-field.tsx';
import { StarInput } from '#ui/controls/star-input.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { useSendProductReview } from './use-send-product-review.ts';

export type ReviewDraft = { rating: number; title: string; content: string };

interface ProductReviewDialogProps {
  product: { slug: string; name: string };
  /** The id of the review that is edited; null for a new one. */
  reviewId: string | null;
  draft: ReviewDraft;
  onChange: (draft: ReviewDraft) => void;
  onDone: () => Promise<void>;
  /** Called when the session is over, with the draft, so that it survives the login. */
  onLogin: (written: ReviewDraft) => void;
  onClose: () => void;
}

const photoTexts = { tooMany: texts.tooManyPhotos, notImage: texts.notImage, undrawable: texts.compressFailed };

/** Stars, title, text, and photos for a new review. Photos upload while the user writes. */
export function ProductReviewDialog(props: ProductReviewDialogProps) {
  const { product, reviewId, draft, onChange, onDone, onLogin, onClose } = props;
  const toast = useToast();
  const photos = usePictures(reviewPhoto, limits.photosMax);
  const isTooLarge = photos.bytes > limits.formBytesMax;
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<ReviewDraft>) => {
    onChange({ ...draft, ...part });
    setProblem(undefined);
  };
  const { rating, title, content } = draft;
  const { send, busy } = useSendProductReview(product.slug, async (message) => {
    await onDone();
    toast.success({ title: message, duration: limits.toastMs });
    onClose();
  });

  async function submit() {
    if (emptyFields(draft).length > 0) return setProblem(texts.required);
    if (photos.areLost) {
      photos.uploader.retry();
      return setProblem(texts.processFailed);
    }
    const values = { rating, title: shownText(title), content: shownText(content) };
    const failure = await send({ ...values, reviewId, photoIds: photos.ids });
    if (failure?.code === 'UNAUTHENTICATED') onLogin(draft);
    else if (failure) setProblem(failure.message);
  }

  return (
    <FormDialog
      draft={{ none: 'it has its own, which lasts over a login' }}
      title={reviewId ? 'Edit your review' : 'Write a review'}
      text={product.name}
      submit={reviewId ? 'Save review' : 'Submit review'}
      busy={busy}
      onClose={onClose}
      blocked={isTooLarge && 'Remove some of the photos.'}
      // The first press shows the sentence; after that the line beside the button names the fields.
      missing={photos.areBusy ? ['photos'] : problem === texts.required ? emptyFields(draft) : []}
      sentences={{ photos: 'Your photos are still being sent.' }}
      onSubmit={() => void submit()}
    >
      {reviewId === null && <EmailReminder />}
      <StarInput label="Your rating" name="rating" value={rating} onChange={(rating) => change({ rating })} />
      <WordFields limits={limits} title={title} content={content} onChange={change} />
      {reviewId ? (
        <p className="text-muted text-sm">Photos stay as they are.</p>
      ) : (
        <PictureField pictures={photos} label="Photos" texts={photoTexts} />
      )}
      <p role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-clay text-sm empty:hidden">
        {isTooLarge ? texts.formTooLarge : problem}
      </p>
    </FormDialog>
  );
}

function emptyFields({ rating, title, content }: ReviewDraft): string[] {
  const fields = { rating: rating === 0, title: shownText(title) === '', content: shownText(content) === '' };
  return Object.entries(fields).flatMap(([name, isEmpty]) => (isEmpty ? [name] : []));
}
