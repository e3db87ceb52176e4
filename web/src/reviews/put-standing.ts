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

/** Writes the service's answer about a review to the cache, wherever the review is shown. */
export function putStanding(cache: ApolloCache, standing: FragmentType<typeof StandingFragment>): void {
  const { reviewId, reply, repliedAt, helpfulCount } = readFragment(StandingFragment, standing);
  putOnReview(cache, reviewId, { reply, repliedAt, helpfulCount });
}

/** The answer does not name the kind of review; product and shop reviews never share an id, so both are tried. */
export function putOnReview(cache: ApolloCache, id: string, standing: Standing): void {
  const values = Object.entries(standing).map(([name, value]) => [name, () => value]);
  for (const __typename of ['ProductReview', 'ShopReview']) {
    const cacheId = cache.identify({ __typename, id });
    if (cacheId) cache.modify({ id: cacheId, fields: Object.fromEntries(values) });
  }
}
