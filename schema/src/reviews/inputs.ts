import { z } from 'zod';
import { productIds } from '#catalog/inputs.ts';
import { pageQuery } from '#kernel/paging.ts';
import { reviewLimits as limits } from './limits.ts';

export const productReviewsQuery = pageQuery(limits.pageSize).extend({
  rating: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(1).max(5).optional()),
});

/** The same page of several products' reviews. */
export const reviewsOfProductsQuery = productReviewsQuery.extend({
  ids: productIds.describe('Numbers of products, up to 100 with commas between'),
});
