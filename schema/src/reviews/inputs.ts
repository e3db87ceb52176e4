import { z } from 'zod';
import { pageQuery } from '#kernel/paging.ts';
import { reviewLimits as limits } from './limits.ts';

export const productReviewsQuery = pageQuery(limits.pageSize).extend({
  rating: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(1).max(5).optional()),
});
