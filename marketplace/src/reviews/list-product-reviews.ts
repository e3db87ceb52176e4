import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import type { ReviewsOfProduct } from '@besesaka/schema/reviews/resources.ts';
import { eq, inArray } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { NotFound } from '#platform/errors.ts';
import { type ReviewQuery, readReviews } from './read-reviews.ts';

interface Args {
  ctx: Ctx;
  input: ReviewQuery & { slug: string };
}

interface ManyArgs {
  ctx: Ctx;
  input: ReviewQuery & { ids: string[] };
}

/** A page of a product's reviews, newest first; the summary counts all of them. */
export async function listProductReviews({ ctx, input }: Args): Promise<Omit<ReviewsOfProduct, 'id'>> {
  const [found] = await readReviews(ctx, eq(products.slug, input.slug), input);
  if (!found) throw new NotFound(texts.productMissing);
  const { results, count, summary } = found;
  return { results, count, summary };
}

/** The same of several products: what a list asks for. */
export function listReviewsOfProducts({ ctx, input }: ManyArgs): Promise<ReviewsOfProduct[]> {
  return readReviews(ctx, inArray(products.id, input.ids), input);
}
