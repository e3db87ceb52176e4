import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { inArray } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';
import { type ReviewQuery, readReviews } from './read-reviews.ts';

interface Args {
  ctx: Ctx;
  input: ReviewQuery & { slug: string };
}

interface ManyArgs {
  ctx: Ctx;
  input: ReviewQuery & { ids: string[] };
}

/** Returns a page of a product's reviews, newest first. The summary counts all of them. */
export async function listProductReviews({ ctx, input }: Args) {
  const [found] = await readReviews(ctx, byHandle(products, input.slug), input);
  if (!found) throw new NotFound(texts.productMissing);
  const { id: _id, ...list } = found;
  return list;
}

/** Returns the reviews of several products for lists. */
export function listReviewsOfProducts({ ctx, input }: ManyArgs) {
  return readReviews(ctx, inArray(products.id, input.ids), input);
}
