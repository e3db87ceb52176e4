import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { noReviews, Rating } from '#ui/display/stars.tsx';

export const RatingLinkFragment = graphql(`
  fragment RatingLink_product on Product {
    rating {
      average
      count
    }
  }
`);

/** The average rating beside the name, as a link to the reviews. */
export function RatingLink(props: { product: FragmentType<typeof RatingLinkFragment> }) {
  const { rating } = readFragment(RatingLinkFragment, props.product);
  if (rating.count === 0) return noReviews;
  return (
    <a
      href="#reviews"
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-sm underline-offset-4 hover:underline"
    >
      <Rating {...rating} />
    </a>
  );
}
