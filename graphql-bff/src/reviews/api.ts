import { productReviewList } from '@besesaka/schema/reviews/resources.ts';
import { getForEverybody } from '#platform/rest/calls.ts';

export const listProductReviews = getForEverybody('/api/v1/products/{slug}/reviews', productReviewList);
