import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { type ReactNode, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { Button } from '#ui/controls/button.tsx';
import { optional } from '#ui/display/optional.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import { useIsOwnReview } from './helpful-marks.ts';
import { useReviewSide } from './review-side.tsx';

export const ReviewFollowUpFragment = graphql(`
  fragment ReviewFollowUp_review on Review {
    id
    reply
    repliedAt
    helpfulCount
  }
`);

const ReplyForm = optional(async () => (await import('./reply-form.tsx')).ReplyForm);

interface ReviewFollowUpProps {
  review: FragmentType<typeof ReviewFollowUpFragment>;
  /** At the beginning of the line with the actions. */
  children?: ReactNode;
}

/** The shop's reply, the helpful votes, and the viewer's actions on a review. */
export function ReviewFollowUp({ children, ...props }: ReviewFollowUpProps) {
  const { id, reply, repliedAt, helpfulCount } = readFragment(ReviewFollowUpFragment, props.review);
  const { shopName, isOwn, report } = useReviewSide();
  const hydrated = useHydrated();
  const isMine = useIsOwnReview(id);
  const [replying, setReplying] = useState(false);
  return (
    <>
      {reply && (
        <div className="mt-1 max-w-prose rounded-lg bg-sunken px-4 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="font-semibold">Reply from {shopName}</span>
            {repliedAt && (
              <time dateTime={repliedAt} className="text-muted">
                {longDate(repliedAt)}
              </time>
            )}
          </p>
          <p className="whitespace-pre-line break-words">{reply}</p>
        </div>
      )}
      <div
        className={`flex flex-wrap items-center gap-x-1 gap-y-3 sm:gap-x-3 ${replying ? 'empty:hidden' : 'min-h-11'}`}
      >
        {children}
        {(isOwn || isMine) && helpfulCount > 0 && <p className="text-muted text-sm">{helpfulWords(helpfulCount)}</p>}
        {isOwn && !replying && (
          <Button size="small" tone="secondary" onClick={() => setReplying(true)}>
            {reply ? 'Change reply' : 'Reply'}
          </Button>
        )}
        {!isOwn && !isMine && hydrated && <HelpfulButton reviewId={id} count={helpfulCount} />}
        {!isMine && hydrated && report?.(id)}
      </div>
      {replying && <ReplyForm reviewId={id} reply={reply ?? ''} onClose={() => setReplying(false)} />}
    </>
  );
}

function helpfulWords(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'user' : 'users'} found this helpful`;
}
