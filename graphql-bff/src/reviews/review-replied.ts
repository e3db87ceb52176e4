import { reviewReplied } from '@besesaka/schema/reviews/events.ts';
import { inboxType } from '#platform/live/inbox-types.ts';

export const ReviewReplied = inboxType(reviewReplied, 'ReviewReplied', {
  description: "A shop replied in public to the viewer's review.",
  fields: (t) => ({
    reviewId: t.id({
      description: 'ID of the review.',
      resolve: ({ payload }) => payload.review_id,
    }),
    reply: t.string({
      nullable: true,
      description: 'The reply.',
      resolve: ({ payload }) => payload.reply,
    }),
    repliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the reply.',
      resolve: ({ payload }) => payload.replied_at,
    }),
  }),
});
