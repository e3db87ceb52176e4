import { type Review as ReviewValue, review } from '@besesaka/schema/reviews/resources.ts';
import { contractFields } from '#platform/contract/object.ts';
import { builder } from '#platform/graphql/builder.ts';

/** The common fields of both kinds. */
export const Review = builder.interfaceRef<ReviewValue>('Review').implement({
  description: 'A review of a product or a shop.',
  fields: (t) => contractFields(t, review),
});
