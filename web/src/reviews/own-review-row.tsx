import { longDate } from '@besesaka/schema/kernel/dates.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { classNames } from '#ui/display/class-names.ts';
import { Stars } from '#ui/display/stars.tsx';
import { rowTime } from '#ui/lists/row-time.ts';
import { Comment } from './review-body.tsx';
import { ReviewFollowUp } from './review-follow-up.tsx';

const OwnReviewRowFragment = graphql(`
  fragment OwnReviewRow_review on Review {
    id
    title
    content
    reviewerName
    isVerifiedPurchase
    createdAt
    ...ReviewFollowUp_review
  }
`);

interface OwnReviewRowProps {
  review: FragmentType<typeof OwnReviewRowFragment>;
  stars: number;
  /** The subject of the review; without it the row is named after the reviewer. */
  about?: ReactNode;
  /** After the text. */
  children?: ReactNode;
}

/** A review in the seller's list: its subject and date, the words, then the writer and the seller's reply. */
export function OwnReviewRow({ stars, about, children, ...props }: OwnReviewRowProps) {
  const review = readFragment(OwnReviewRowFragment, props.review);
  const { id, title, content, reviewerName, isVerifiedPurchase, createdAt } = review;
  const name = `review-${id}`;
  const reviewer = (
    <span className="flex min-w-0 items-center gap-1 text-muted">
      <span className="truncate">{reviewerName}</span>
      {isVerifiedPurchase && (
        <BadgeCheck role="img" aria-label="Verified purchase" className="size-4 shrink-0 text-brand" />
      )}
    </span>
  );
  return (
    <article
      aria-labelledby={name}
      className="px-4 pt-3 pb-2 text-sm leading-5 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-6"
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 lg:flex-col lg:items-start lg:gap-0.5">
        <Stars value={stars} />
        <h2
          id={name}
          className={classNames(
            'min-w-0 flex-1 truncate font-normal font-sans text-muted text-sm lg:flex-none lg:whitespace-normal',
            Boolean(about) && 'max-lg:order-last max-lg:basis-full *:max-lg:inline',
          )}
        >
          {about ?? reviewer}
        </h2>
        <time dateTime={createdAt} title={longDate(createdAt)} className="ms-auto shrink-0 text-muted text-xs lg:ms-0">
          {rowTime(createdAt, Date.now())}
        </time>
      </div>
      <div className="min-w-0">
        <h3 className="break-words font-sans font-semibold text-sm">{title}</h3>
        <Comment text={content} />
        {children}
        <ReviewFollowUp review={review}>
          <p className="min-w-0 flex-1">{about && reviewer}</p>
        </ReviewFollowUp>
      </div>
    </article>
  );
}
