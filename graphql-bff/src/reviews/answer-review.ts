import { replyToReview, voteHelpful, withdrawHelpfulVote } from '@besesaka/schema/reviews/operations.ts';
import { reviewStanding, type ReviewStanding as Standing } from '@besesaka/schema/reviews/resources.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields, type InputOf, inputFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';

const ReviewStanding = builder.objectRef<Standing>('ReviewStanding').implement({
  description: 'The current state of a review of a product or a shop.',
  fields: (t) => exposeFields(t, reviewStanding),
});

const names = { reply: 'content' } as const;

const ReplyToReviewInput = builder
  .inputRef<InputOf<typeof replyToReview.body.schema, never, typeof names> & { reviewId: string }>('ReplyToReviewInput')
  .implement({
    description: 'A public reply to a review.',
    fields: (t) => ({
      reviewId: t.id({ required: true, description: 'ID of the review.' }),
      ...inputFields(t, replyToReview.body, { names }),
    }),
  });

const VoteHelpfulInput = builder.inputType('VoteHelpfulInput', {
  description: 'A helpful vote.',
  fields: (t) => ({
    reviewId: t.id({ required: true, description: 'ID of the review.' }),
    isHelpful: t.boolean({ required: true, description: 'true adds your vote, false removes it.' }),
  }),
});

mutation('replyToReview', {
  restCalls: [replyToReview],
  description: 'Replies in public to a review of your shop or product; a second reply replaces the first.',
  input: { type: ReplyToReviewInput, description: 'The reply.' },
  payload: { review: { type: ReviewStanding, description: 'The updated review.' } },
  resolve: async ({ reviewId, content: reply }, ctx) => ({
    review: await inFieldsOf(names, ctx.rest.call(replyToReview, { params: { id: reviewId }, body: { reply } })),
  }),
});

mutation('voteHelpful', {
  restCalls: [voteHelpful, withdrawHelpfulVote],
  description: "Adds or removes your helpful vote on another user's review.",
  input: { type: VoteHelpfulInput, description: 'The vote.' },
  payload: { review: { type: ReviewStanding, description: 'The updated review.' } },
  resolve: async ({ reviewId, isHelpful }, ctx) => ({
    review: await ctx.rest.call(isHelpful ? voteHelpful : withdrawHelpfulVote, { params: { id: reviewId } }),
  }),
});
