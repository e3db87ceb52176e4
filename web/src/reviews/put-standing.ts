import type { ApolloCache } from '@apollo/client';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

export const StandingFragment = graphql(`
  fragment PutStanding_standing on ReviewStanding {
    reviewId
    reply
    repliedAt
    helpfulCount
  }
`);

interface Standing {
  reply: string | null;
  repliedAt: string | null;
  helpfulCount?: number;
}

/** What the service says of a review, onto the review wherever it is shown. */
export function putStanding(cache: ApolloCache, standing: FragmentType<typeof StandingFragment>): void {
  const { reviewId, reply, repliedAt, helpfulCount } = readFragment(StandingFragment, standing);
  putOnReview(cache, reviewId, { reply, repliedAt, helpfulCount });
}

/** Of which kind it is nobody said: numbers of reviews are never those of both. */
export function putOnReview(cache: ApolloCache, id: string, standing: Standing): void {
  const values = Object.entries(standing).map(([name, value]) => [name, () => value]);
  for (const __typename of ['ProductReview', 'ShopReview']) {
    const known = cache.identify({ __typename, id });
    if (known) cache.modify({ id: known, fields: Object.fromEntries(values) });
  }
}
