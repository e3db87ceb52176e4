import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { ReviewBody } from '#reviews/review-body.tsx';
import { ReviewFollowUp } from '#reviews/review-follow-up.tsx';
import { ReviewPhotos } from './review-photos.tsx';

export const ReviewItemFragment = graphql(`
  fragment ReviewItem_review on ProductReview {
    rating
    photoPaths
    reviewerName
    ...ReviewBody_review
    ...ReviewFollowUp_review
  }
`);

export function ReviewItem(props: { review: FragmentType<typeof ReviewItemFragment> }) {
  const review = readFragment(ReviewItemFragment, props.review);
  return (
    <article className="flex flex-col gap-1.5">
      <ReviewBody review={review} stars={review.rating} />
      <ReviewPhotos paths={review.photoPaths} reviewer={review.reviewerName} />
      <ReviewFollowUp review={review} />
    </article>
  );
}
