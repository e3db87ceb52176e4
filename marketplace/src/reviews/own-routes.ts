import * as operations from '@besesaka/schema/reviews/operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { listOwnReviews } from './list-own-reviews.ts';
import { readOwnProductReview, readOwnShopReview } from './read-own-review.ts';
import { replyToReview } from './reply-to-review.ts';
import { voteHelpful } from './vote-helpful.ts';

export function ownRoutes(): Route[] {
  return [
    route(operations.readOwnProductReview, readOwnProductReview),
    route(operations.readOwnShopReview, readOwnShopReview),
    route(operations.listOwnReviews, paged(listOwnReviews)),
    route(operations.replyToReview, replyToReview),
    route(operations.voteHelpful, ({ ctx, input }) => voteHelpful({ ctx, input: { ...input, isHelpful: true } })),
    route(operations.withdrawHelpfulVote, ({ ctx, input }) =>
      voteHelpful({ ctx, input: { ...input, isHelpful: false } }),
    ),
  ];
}
