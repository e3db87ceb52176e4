import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { OwnReviewRow } from '#reviews/own-review-row.tsx';
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
      photoPaths
      reviewerName
      ...OwnReviewRow_review
    }
  }
`);

/** A review of the seller's product, with its photos. */
export function OwnReview(props: { review: FragmentType<typeof OwnReviewFragment> }) {
  const { productName, product, review } = readFragment(OwnReviewFragment, props.review);
  const about = product ? (
    <Link to={`/products/${product.slug}#reviews`} className="tap-text">
      {productName}
    </Link>
  ) : (
    productName
  );
  return (
    <OwnReviewRow review={review} stars={review.rating} about={about}>
      <ReviewPhotos paths={review.photoPaths} reviewer={review.reviewerName} />
    </OwnReviewRow>
  );
}
