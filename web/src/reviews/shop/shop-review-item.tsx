import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { ReviewBody } from '#reviews/review-body.tsx';
import { ReviewFollowUp } from '#reviews/review-follow-up.tsx';

export const ShopReviewItemFragment = graphql(`
  fragment ShopReviewItem_review on ShopReview {
    overallRating
    productQualityRating
    customerServiceRating
    shippingSpeedRating
    ...ReviewBody_review
    ...ReviewFollowUp_review
  }
`);

export function ShopReviewItem(props: { review: FragmentType<typeof ShopReviewItemFragment> }) {
  const review = readFragment(ShopReviewItemFragment, props.review);
  const given = [
    ['Quality', review.productQualityRating],
    ['Service', review.customerServiceRating],
    ['Shipping', review.shippingSpeedRating],
  ] as const;
  const rated = given.filter(([, stars]) => stars > 0);
  return (
    <article className="flex flex-col gap-1.5">
      <ReviewBody review={review} stars={review.overallRating} />
      {rated.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
          {rated.map(([label, stars]) => (
            <li key={label} className="tabular-nums">
              {label} {stars}/5
            </li>
          ))}
        </ul>
      )}
      <ReviewFollowUp review={review} />
    </article>
  );
}
