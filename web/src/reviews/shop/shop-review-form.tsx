import { shownText } from '@besesaka/schema/kernel/shown-text.ts';
import { shopReviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { shopReviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { type FormEvent, useState } from 'react';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { WordFields } from '#reviews/word-fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StarInput } from '#ui/controls/star-input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { refusalOf, type ShopReviewRefusal, useSendShopReview } from './use-send-shop-review.ts';

export const emptyShopReview = {
  title: '',
  content: '',
  overallRating: 0,
  productQualityRating: 0,
  customerServiceRating: 0,
  shippingSpeedRating: 0,
};
export type ShopReviewDraft = typeof emptyShopReview;

interface ShopReviewFormProps {
  slug: string;
  /** The id of the review that is edited; null for a new one. */
  reviewId: string | null;
  draft: ShopReviewDraft;
  onChange: (draft: ShopReviewDraft) => void;
  onDone: (message: string) => Promise<void>;
  onLogin: (written: ShopReviewDraft) => void;
  onClose: () => void;
}

const scores = [
  ['productQualityRating', 'Product quality'],
  ['customerServiceRating', 'Customer service'],
  ['shippingSpeedRating', 'Shipping speed'],
] as const;

/** Reports the first missing field, in the order of the form. */
function faultOf(draft: ShopReviewDraft): string | null {
  if (shownText(draft.title) === '') return texts.titleRequired;
  if (shownText(draft.content) === '') return texts.commentRequired;
  if (draft.overallRating === 0) return texts.overallRequired;
  return scores.every(([name]) => draft[name] === 0) ? texts.oneRequired : null;
}

export function ShopReviewForm({ slug, reviewId, draft, onChange, onDone, onLogin, onClose }: ShopReviewFormProps) {
  const [problem, setProblem] = useState<ShopReviewRefusal | null>(null);
  const { send, busy } = useSendShopReview(slug, onDone);
  const change = (part: Partial<ShopReviewDraft>) => {
    onChange({ ...draft, ...part });
    setProblem(null);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = faultOf(draft);
    if (fault) return setProblem({ title: texts.invalidTitle, text: fault });
    const failure = await send(reviewId, draft);
    if (failure?.code === 'UNAUTHENTICATED') onLogin(draft);
    else if (failure) setProblem(refusalOf(failure));
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={reviewId ? 'Edit your review' : 'Write a Review'}
      className="flex max-w-prose flex-col gap-4"
    >
      {reviewId === null && <EmailReminder />}
      <StarInput
        label="Overall experience"
        name="overallRating"
        value={draft.overallRating}
        onChange={(overallRating) => change({ overallRating })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {scores.map(([name, label]) => (
          <StarInput
            key={name}
            label={label}
            clearable
            value={draft[name]}
            onChange={(stars) => change({ [name]: stars })}
          />
        ))}
      </div>
      <WordFields limits={limits} title={draft.title} content={draft.content} onChange={change} />
      {problem && <Problem {...problem} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} missing={draft.overallRating === 0 ? ['overallRating'] : []}>
          {reviewId ? 'Save review' : 'Submit Review'}
        </SubmitButton>
        <Button tone="secondary" waits={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Problem({ title, text }: ShopReviewRefusal) {
  return (
    <div role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-sm">
      <p className="font-semibold text-clay">{title}</p>
      <p>{text}</p>
    </div>
  );
}
