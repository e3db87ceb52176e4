import { type Review as ReviewValue, review } from '@besesaka/schema/reviews/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf } from '#platform/graphql/from-contract.ts';

const described = (field: keyof ReviewValue) => descriptionOf(review, field);

/** The common fields of both kinds. */
export const Review = builder.interfaceRef<ReviewValue>('Review').implement({
  description: 'A review of a product or a shop.',
  fields: (t) => ({
    id: t.exposeID('id', described('id')),
    title: t.exposeString('title', described('title')),
    content: t.exposeString('comment', described('comment')),
    reviewerName: t.exposeString('reviewer_name', described('reviewer_name')),
    isVerifiedPurchase: t.exposeBoolean('is_verified_purchase', described('is_verified_purchase')),
    createdAt: t.expose('created_at', { type: 'DateTime', ...described('created_at') }),
    reply: t.exposeString('reply', { nullable: true, ...described('reply') }),
    repliedAt: t.expose('replied_at', { type: 'DateTime', nullable: true, ...described('replied_at') }),
    helpfulCount: t.exposeInt('helpful_count', described('helpful_count')),
  }),
});
