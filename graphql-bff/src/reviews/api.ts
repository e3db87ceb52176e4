import { reviewsOfProducts } from '@besesaka/schema/reviews/resources.ts';
import { getForEverybody } from '#platform/rest/calls.ts';

export const listReviews = getForEverybody('/api/v1/product-reviews', reviewsOfProducts);
