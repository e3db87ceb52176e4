import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/module.ts';
import { putOnReview } from './put-standing.ts';

const ReviewsInbox = graphql(`
  fragment ReviewsInbox_update on InboxUpdate {
    __typename
    ... on ReviewReplied {
      reviewId
      reply
      repliedAt
    }
  }
`);

export type ReviewsUpdate = FragmentType<typeof ReviewsInbox>;

/** Shows a shop's reply below the user's review at once. */
export function followInbox({ client }: Tab) {
  return (update: ReviewsUpdate) => {
    const event = readFragment(ReviewsInbox, update);
    if (event.__typename !== 'ReviewReplied') return;
    const { reviewId, reply, repliedAt } = event;
    putOnReview(client.cache, reviewId, { reply, repliedAt });
  };
}
