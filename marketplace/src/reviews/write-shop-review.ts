import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import type { ShopReviewInput } from '@besesaka/schema/reviews/inputs.ts';
import { shopReviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import type { ShopReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts, shopReviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { eq } from 'drizzle-orm';
import { requireConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { countAct } from '#platform/count-act.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Forbidden, Refused } from '#platform/errors.ts';
import { changePages } from '#platform/events/change-pages.ts';
import { newId } from '#platform/ids.ts';
import { findShop } from '#shops/find-shop.ts';
import { noFollowUp } from './follow-up.ts';
import { toShopReview } from './list-shop-reviews.ts';
import { hasBought, readReviewer } from './reviewer.ts';
import { shopReviews } from './tables.ts';

const writeRule = { name: 'shop-reviews', times: limits.perHour, seconds: 60 * 60 };

/** Once a shop and person. The database keeps the shop's stars, whoever else writes at the same time. */
export async function writeShopReview({ ctx, input }: { ctx: Ctx; input: ShopReviewInput }): Promise<ShopReviewAnswer> {
  await countAct(ctx, writeRule, reviewTexts.tooFast);
  return inTransaction(ctx, async (tx) => {
    const reviewer = await readReviewer(tx);
    const { id: shopId, ownerId, slug } = await findShop({ ctx: tx, input: { slug: input.seller_slug } });
    if (ownerId === reviewer.userId) throw new Forbidden(texts.ownShop);
    await requireConfirmed(tx, accountTexts.confirmToReview);
    const [row] = await tx.db
      .insert(shopReviews)
      .values({
        ...{ id: newId(), shopId, ...reviewer, title: input.title, comment: input.comment, createdAt: tx.now },
        productQuality: input.product_quality_rating,
        customerService: input.customer_service_rating,
        shippingSpeed: input.shipping_speed_rating,
        overall: input.overall_rating,
        isVerifiedPurchase: await hasBought(tx, reviewer.userId, eq(orders.shopId, shopId)),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Refused(texts.already, 'ALREADY_REVIEWED');
    changePages(tx, shown.shop(shopId));
    const text = `${reviewer.reviewerName} gave your shop ${row.overall} of 5 stars: ${row.title}`;
    tx.notify({
      ...{ to: ownerId, source: 'seller', kind: 'review', key: `review:${row.id}` },
      ...{ words: { title: 'New shop review', text }, link: `/shops/${slug}` },
    });
    return { message: texts.sent, review: toShopReview({ ...row, ...noFollowUp }) };
  });
}
