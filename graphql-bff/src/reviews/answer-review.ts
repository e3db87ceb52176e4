import { replyToReview, voteHelpful, withdrawHelpfulVote } from '@besesaka/schema/reviews/operations.ts';
import { reviewStanding, type ReviewStanding as Standing } from '@besesaka/schema/reviews/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { exposeFields, type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';

const ReviewStanding = builder.objectRef<Standing>('ReviewStanding').implement({
  description: 'The current state of a review of a product or a shop.',
  fields: (t) => exposeFields(t, reviewStanding),
});

const ReplyToReviewInput = builder
  .inputRef<InputOf<typeof replyToReview.body.schema> & { reviewId: string }>('ReplyToReviewInput')
  .implement({
    description: 'A public reply to a review.',
    fields: (t) => ({
      reviewId: t.id({ required: true, description: 'ID of the review.' }),
      ...inputFields(t, replyToReview.body),
    }),
  });

const VoteHelpfulInput = builder.inputType('VoteHelpfulInput', {
  description: 'A helpful vote.',
  fields: (t) => ({
    reviewId: t.id({ required: true, description: 'ID of the review.' }),
    isHelpful: t.boolean({ required: true, description: 'true adds your vote, false removes it.' }),
  }),
});

builder.mutationFields((t) => ({
  replyToReview: t.field({
    type: ReviewStanding,
    extensions: restCalls(replyToReview),
    description: 'Replies in public to a review of your shop or product; a second reply replaces the first.',
    args: { input: t.arg({ type: ReplyToReviewInput, required: true, description: 'The reply.' }) },
    errors: failsAs('ReplyToReviewResult', 'The updated review, or an error.'),
    resolve: (_root, { input: { reviewId, ...said } }, ctx) =>
      ctx.rest.call(replyToReview, { params: { id: reviewId }, body: toContract(said) }),
  }),
  voteHelpful: t.field({
    type: ReviewStanding,
    extensions: restCalls(voteHelpful, withdrawHelpfulVote),
    description: "Adds or removes your helpful vote on another user's review.",
    args: { input: t.arg({ type: VoteHelpfulInput, required: true, description: 'The vote.' }) },
    errors: failsAs('VoteHelpfulResult', 'The updated review, or an error.'),
    resolve: (_root, { input: { reviewId, isHelpful } }, ctx) =>
      ctx.rest.call(isHelpful ? voteHelpful : withdrawHelpfulVote, { params: { id: reviewId } }),
  }),
}));
