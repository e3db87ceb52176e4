import { longDate } from '@besesaka/schema/kernel/dates.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Stars } from '#ui/display/stars.tsx';

export const ReviewItemFragment = graphql(`
  fragment ReviewItem_review on ProductReview {
    rating
    title
    comment
    reviewerName
    isVerifiedPurchase
    createdAt
  }
`);

export function ReviewItem(props: { review: FragmentType<typeof ReviewItemFragment> }) {
  const { rating, title, comment, reviewerName, isVerifiedPurchase, createdAt } = readFragment(
    ReviewItemFragment,
    props.review,
  );
  return (
    <article className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating} />
        {isVerifiedPurchase && (
          <span className="flex items-center gap-1 font-medium text-brand text-xs">
            <BadgeCheck aria-hidden="true" className="size-4" />
            Verified purchase
          </span>
        )}
      </div>
      <h3 className="break-words font-sans text-base">{title}</h3>
      <p className="max-w-prose whitespace-pre-line break-words">{comment}</p>
      <p className="text-muted text-sm">
        {reviewerName}, <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </article>
  );
}
