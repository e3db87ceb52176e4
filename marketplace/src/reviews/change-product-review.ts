import type { ProductReviewChangeInput } from '@besesaka/schema/reviews/inputs.ts';
import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import type { ProductReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countAct } from '#platform/count-act.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { NotFound, Refused } from '#platform/errors.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { readFollowUp } from './follow-up.ts';
import { toReview } from './read-reviews.ts';
import { productReviews } from './tables.ts';

const changeRule = { name: 'product-review-changes', times: limits.changesPerHour, seconds: 60 * 60 };
const day = 24 * 60 * 60 * 1000;

export function changeableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + limits.editableDays * day);
}

interface Args {
  ctx: Ctx;
  input: ProductReviewChangeInput & { id: string };
}

/** By the one who wrote it, for some time. */
export async function changeProductReview({ ctx, input }: Args): Promise<ProductReviewAnswer> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, changeRule, texts.tooFast);
  return inTransaction(ctx, async (ctx) => {
    const isOwn = and(eq(productReviews.id, input.id), eq(productReviews.userId, userId));
    const [found] = await ctx.db.select().from(productReviews).where(isOwn).for('no key update');
    if (!found) throw new NotFound(texts.missing);
    if (found.hiddenAt) throw new Refused(texts.hiddenByUs);
    if (changeableUntil(found.createdAt) < ctx.now) throw new Refused(texts.tooOld);
    const { rating, title, comment } = input;
    const change = { rating, title, comment, updatedAt: ctx.now };
    await ctx.db.update(productReviews).set(change).where(isOwn);
    return {
      message: texts.changed,
      review: toReview({ ...found, ...change, ...(await readFollowUp(ctx, input.id)) }),
    };
  });
}
