import { reviewReplied } from '@besesaka/schema/reviews/events.ts';
import { inboxType, payloadOf } from '#platform/live/inbox-types.ts';

export const ReviewReplied = inboxType('ReviewReplied', {
  description: 'A shop replied in public to your review.',
  fields: (t) => ({
    reviewId: t.id({
      description: 'Identifies your review, of a product or a shop.',
      resolve: (event) => payloadOf(reviewReplied, event).review_id,
    }),
    reply: t.string({
      nullable: true,
      description: 'What the shop says.',
      resolve: (event) => payloadOf(reviewReplied, event).reply,
    }),
    repliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it said so.',
      resolve: (event) => payloadOf(reviewReplied, event).replied_at,
    }),
  }),
});
