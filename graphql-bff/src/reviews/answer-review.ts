import { describe } from '@besesaka/schema/kernel/reference/describe.ts';
import { reviewReplied } from '@besesaka/schema/reviews/events.ts';
import { replyToReview, voteHelpful, withdrawHelpfulVote } from '@besesaka/schema/reviews/operations.ts';
import { reviewStanding } from '@besesaka/schema/reviews/resources.ts';
import { z } from 'zod';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { customMutation, mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';

export const ReviewReplied = inboxEvent(reviewReplied, { without: ['helpful_count'] });
const ReviewStanding = objectOf(reviewStanding);

mutation(replyToReview, { review: ReviewStanding });

customMutation(
  voteHelpful,
  { review: ReviewStanding },
  {
    description: "Adds or removes your helpful vote on another user's review.",
    calls: [withdrawHelpfulVote],
    add: z.object({ is_helpful: describe(z.boolean(), 'true adds your vote, false removes it') }),
    run: async ({ params: { id = '' }, added }, ctx) => ({
      review: await ctx.rest.call(added.is_helpful ? voteHelpful : withdrawHelpfulVote, { params: { id } }),
    }),
  },
);
