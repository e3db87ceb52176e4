import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { ReviewBody } from '#reviews/review-body.tsx';
import { ReviewFollowUp } from '#reviews/review-follow-up.tsx';

const SubRatingsFragment = graphql(`
  fragment SubRatings_review on ShopReview {
    productQualityRating
    customerServiceRating
    shippingSpeedRating
  }
`);

export const ShopReviewItemFragment = graphql(`
  fragment ShopReviewItem_review on ShopReview {
    overallRating
    ...SubRatings_review
    ...ReviewBody_review
    ...ReviewFollowUp_review
  }
`);

export function ShopReviewItem(props: { review: FragmentType<typeof ShopReviewItemFragment> }) {
  const review = readFragment(ShopReviewItemFragment, props.review);
  return (
    <article className="flex flex-col gap-1.5">
      <ReviewBody review={review} stars={review.overallRating} />
      <SubRatings review={review} />
      <ReviewFollowUp review={review} />
    </article>
  );
}

/** The stars for parts of the service; those not rated are left out. */
export function SubRatings(props: { review: FragmentType<typeof SubRatingsFragment> }) {
  const review = readFragment(SubRatingsFragment, props.review);
  const given = [
    ['Quality', review.productQualityRating],
    ['Service', review.customerServiceRating],
    ['Shipping', review.shippingSpeedRating],
  ] as const;
  const rated = given.filter(([, stars]) => stars > 0);
  if (rated.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {rated.map(([label, stars]) => (
        <li key={label} className="tabular-nums">
          {label} {stars}/5
        </li>
      ))}
    </ul>
  );
}
