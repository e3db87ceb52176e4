import type { ReviewsOfProduct } from '@besesaka/schema/reviews/resources.ts';
import { inArray } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { type ReviewQuery, readReviews } from './read-reviews.ts';

interface Args {
  ctx: Ctx;
  input: ReviewQuery & { ids: string[] };
}

/** What a list asks for of its products' reviews. */
export function listReviewsOfProducts({ ctx, input }: Args): Promise<ReviewsOfProduct[]> {
  return readReviews(ctx, inArray(products.id, input.ids), input);
}
