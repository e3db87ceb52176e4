import { reviewReplied } from '@besesaka/schema/reviews/events.ts';
import { inboxType, payloadOf } from '#platform/live/inbox-types.ts';

export const ReviewReplied = inboxType('ReviewReplied', {
  description: "A shop replied in public to the viewer's review.",
  fields: (t) => ({
    reviewId: t.id({
      description: 'ID of the review.',
      resolve: (event) => payloadOf(reviewReplied, event).review_id,
    }),
    reply: t.string({
      nullable: true,
      description: 'The reply.',
      resolve: (event) => payloadOf(reviewReplied, event).reply,
    }),
    repliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the reply.',
      resolve: (event) => payloadOf(reviewReplied, event).replied_at,
    }),
  }),
});
