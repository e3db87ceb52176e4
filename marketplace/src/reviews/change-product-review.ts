import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import type { ProductReviewChangeInput } from '@besesaka/schema/reviews/inputs.ts';
import type { ProductReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { NotFound } from '#platform/errors.ts';
import { changePages } from '#platform/events/change-pages.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { countChange, refuseFixed } from './changeable.ts';
import { readFollowUp } from './follow-up.ts';
import { toReview } from './read-reviews.ts';
import { productReviews } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: ProductReviewChangeInput & { id: string };
}

/** By the one who wrote it, for some time. */
export async function changeProductReview({ ctx, input }: Args): Promise<ProductReviewAnswer> {
  const { userId } = requireViewer(ctx);
  await countChange(ctx, 'product-review-changes');
  return inTransaction(ctx, async (tx) => {
    const isOwn = and(eq(productReviews.id, input.id), eq(productReviews.userId, userId));
    const [found] = await tx.db.select().from(productReviews).where(isOwn).for('no key update');
    if (!found) throw new NotFound(texts.missing);
    refuseFixed(found, tx.now);
    const { rating, title, comment } = input;
    const change = { rating, title, comment, updatedAt: tx.now };
    await tx.db.update(productReviews).set(change).where(isOwn);
    changePages(tx, shown.product(found.productId));
    return {
      message: texts.changed,
      review: toReview({ ...found, ...change, ...(await readFollowUp(tx, input.id)) }),
    };
  });
}
