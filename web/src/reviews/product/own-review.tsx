import { longDate } from '@besesaka/schema/kernel/dates.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Comment } from '#reviews/review-body.tsx';
import { ReviewFollowUp } from '#reviews/review-follow-up.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { rowTime } from '#ui/lists/row-time.ts';
import { ReviewPhotos } from './review-photos.tsx';

export const OwnReviewFragment = graphql(`
  fragment OwnReview_review on OwnReview {
    productName
    product {
      id
      slug
    }
    review {
      id
      rating
      title
      content
      photoPaths
      reviewerName
      isVerifiedPurchase
      createdAt
      ...ReviewFollowUp_review
    }
  }
`);

/** A review in the seller's list: the product and the date, the words, then who wrote it and the seller's reply. */
export function OwnReview(props: { review: FragmentType<typeof OwnReviewFragment> }) {
  const { productName, product, review } = readFragment(OwnReviewFragment, props.review);
  const { rating, title, content, photoPaths, reviewerName, isVerifiedPurchase, createdAt } = review;
  return (
    <article
      aria-labelledby={`review-${review.id}`}
      className="px-4 pt-3 text-sm leading-5 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-6"
    >
      <div className="mb-1 flex items-center gap-2 lg:flex-col lg:items-start lg:gap-0.5">
        <Stars value={rating} />
        <h2
          id={`review-${review.id}`}
          className="min-w-0 flex-1 truncate font-normal font-sans text-muted text-sm lg:flex-none lg:whitespace-normal"
        >
          {product ? (
            <Link to={`/products/${product.slug}#reviews`} className="tap-text">
              {productName}
            </Link>
          ) : (
            productName
          )}
        </h2>
        <time dateTime={createdAt} title={longDate(createdAt)} className="shrink-0 text-muted text-xs">
          {rowTime(createdAt, Date.now())}
        </time>
      </div>
      <div className="min-w-0">
        <h3 className="break-words font-sans font-semibold text-sm">{title}</h3>
        <Comment text={content} />
        <ReviewPhotos paths={photoPaths} reviewer={reviewerName} />
        <ReviewFollowUp review={review}>
          <p className="flex min-w-0 flex-1 items-center gap-1 text-muted">
            <span className="truncate">{reviewerName}</span>
            {isVerifiedPurchase && (
              <BadgeCheck role="img" aria-label="Verified purchase" className="size-4 shrink-0 text-brand" />
            )}
          </p>
        </ReviewFollowUp>
      </div>
    </article>
  );
}
