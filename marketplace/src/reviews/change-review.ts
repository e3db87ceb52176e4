import type { ProductReviewChangeInput, ShopReviewChangeInput } from '@besesaka/schema/reviews/inputs.ts';
import type { ProductReviewAnswer, ShopReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { and, eq } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { OutsideCtx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { refuseFixed } from './changeable.ts';
import { productSubject, type ReviewTable, type RowOf, type Subject, selectReviews, shopSubject } from './subjects.ts';
import { shopReviewValues } from './write-review.ts';

interface Args<Input> {
  ctx: OutsideCtx;
  input: Input & { id: string };
}

export function changeProductReview({ ctx, input }: Args<ProductReviewChangeInput>): Promise<ProductReviewAnswer> {
  const { id, rating, title, comment } = input;
  return change(ctx, productSubject, id, { rating, title, comment, updatedAt: ctx.now });
}

export function changeShopReview({ ctx, input }: Args<ShopReviewChangeInput>): Promise<ShopReviewAnswer> {
  return change(ctx, shopSubject, input.id, shopReviewValues(input));
}

/** Only the author can change a review, for a limited time. */
async function change<Table extends ReviewTable, Review>(
  ctx: OutsideCtx,
  { table, changes, toReview }: Subject<Table, Review>,
  id: string,
  values: Partial<RowOf<Table>>,
): Promise<{ message: string; review: Review }> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, changes, texts.tooFast);
  return inTransaction(ctx, async (tx) => {
    const reviews: ReviewTable = table;
    const isOwn = and(eq(reviews.id, id), eq(reviews.userId, userId));
    const [found] = await tx.db
      .select({ createdAt: reviews.createdAt, hiddenAt: reviews.hiddenAt })
      .from(reviews)
      .where(isOwn)
      .for('no key update');
    if (!found) throw new NotFound(texts.missing);
    refuseFixed(found, tx.now);
    await tx.db.update(reviews).set(values).where(isOwn);
    const [review] = await selectReviews(tx, table, isOwn);
    if (!review) throw new Error('The review row is missing after its lock');
    return { message: texts.changed, review: toReview(review) };
  });
}
