import { type Review as ReviewValue, review } from '@besesaka/schema/reviews/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf } from '#platform/graphql/from-contract.ts';

const said = (field: keyof ReviewValue) => descriptionOf(review, field);

/** The common fields of both kinds. */
export const Review = builder.interfaceRef<ReviewValue>('Review').implement({
  description: 'A review of a product or a shop.',
  fields: (t) => ({
    id: t.exposeID('id', said('id')),
    title: t.exposeString('title', said('title')),
    comment: t.exposeString('comment', said('comment')),
    reviewerName: t.exposeString('reviewer_name', said('reviewer_name')),
    isVerifiedPurchase: t.exposeBoolean('is_verified_purchase', said('is_verified_purchase')),
    createdAt: t.expose('created_at', { type: 'DateTime', ...said('created_at') }),
    reply: t.exposeString('reply', { nullable: true, ...said('reply') }),
    repliedAt: t.expose('replied_at', { type: 'DateTime', nullable: true, ...said('replied_at') }),
    helpfulCount: t.exposeInt('helpful_count', said('helpful_count')),
  }),
});
