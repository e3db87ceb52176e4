import { reviewReplied } from '@besesaka/schema/reviews/events.ts';
import { replyToReview, voteHelpful, withdrawHelpfulVote } from '@besesaka/schema/reviews/operations.ts';
import { reviewStanding } from '@besesaka/schema/reviews/resources.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation as mutationOf } from '#platform/graphql/mutation.ts';

export const ReviewReplied = inboxEvent(reviewReplied, { without: ['helpful_count'] });
const ReviewStanding = objectOf(reviewStanding);

mutation(replyToReview, { review: ReviewStanding });

const VoteHelpfulInput = builder.inputType('VoteHelpfulInput', {
  description: 'A helpful vote.',
  fields: (t) => ({
    reviewId: t.id({ required: true, description: 'ID of the review.' }),
    isHelpful: t.boolean({ required: true, description: 'true adds your vote, false removes it.' }),
  }),
});

// Two operations, of which the input chooses one.
mutationOf('voteHelpful', {
  restCalls: [voteHelpful, withdrawHelpfulVote],
  description: "Adds or removes your helpful vote on another user's review.",
  input: { type: VoteHelpfulInput, description: 'The vote.' },
  payload: { review: { type: ReviewStanding, description: 'The current state of the review.' } },
  resolve: async ({ reviewId, isHelpful }, ctx) => ({
    review: await ctx.rest.call(isHelpful ? voteHelpful : withdrawHelpfulVote, { params: { id: reviewId } }),
  }),
});
