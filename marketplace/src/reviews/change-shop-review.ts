import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import type { ShopReviewChangeInput } from '@besesaka/schema/reviews/inputs.ts';
import type { ShopReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { NotFound } from '#platform/errors.ts';
import { changePages } from '#platform/events/change-pages.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { countChange, refuseFixed } from './changeable.ts';
import { readFollowUp } from './follow-up.ts';
import { toShopReview } from './list-shop-reviews.ts';
import { shopReviews } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: ShopReviewChangeInput & { id: string };
}

/** By the one who wrote it, for some time. */
export async function changeShopReview({ ctx, input }: Args): Promise<ShopReviewAnswer> {
  const { userId } = requireViewer(ctx);
  await countChange(ctx, 'shop-review-changes');
  return inTransaction(ctx, async (tx) => {
    const isOwn = and(eq(shopReviews.id, input.id), eq(shopReviews.userId, userId));
    const [found] = await tx.db.select().from(shopReviews).where(isOwn).for('no key update');
    if (!found) throw new NotFound(texts.missing);
    refuseFixed(found, tx.now);
    const change = {
      ...{ title: input.title, comment: input.comment, overall: input.overall_rating },
      productQuality: input.product_quality_rating,
      customerService: input.customer_service_rating,
      shippingSpeed: input.shipping_speed_rating,
    };
    await tx.db.update(shopReviews).set(change).where(isOwn);
    changePages(tx, shown.shop(found.shopId));
    const followUp = await readFollowUp(tx, input.id);
    return { message: texts.changed, review: toShopReview({ ...found, ...change, ...followUp }) };
  });
}
