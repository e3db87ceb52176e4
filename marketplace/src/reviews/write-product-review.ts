import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import type { ProductReviewInput } from '@besesaka/schema/reviews/inputs.ts';
import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import type { ProductReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { eq } from 'drizzle-orm';
import { requireConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { findProduct } from '#catalog/product/find-product.ts';
import { orderItems } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { countAct } from '#platform/count-act.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Forbidden, Refused } from '#platform/errors.ts';
import { changePages } from '#platform/events/change-pages.ts';
import { newId } from '#platform/ids.ts';
import { takeUploads } from '#platform/uploads/take-uploads.ts';
import { noFollowUp } from './follow-up.ts';
import { toReview } from './read-reviews.ts';
import { hasBought, readReviewer } from './reviewer.ts';
import { productReviews } from './tables.ts';
import { reviewPhoto } from './uploads.ts';

const writeRule = { name: 'product-reviews', times: limits.perHour, seconds: 60 * 60 };

interface Args {
  ctx: Ctx;
  input: ProductReviewInput & { slug: string };
}

/** Once a product and person. The database keeps the product's summary, whoever else writes at the same time. */
export async function writeProductReview({ ctx, input }: Args): Promise<ProductReviewAnswer> {
  await countAct(ctx, writeRule, texts.tooFast);
  return inTransaction(ctx, async (tx) => {
    const reviewer = await readReviewer(tx);
    const { id: productId, ownerId } = await findProduct({ ctx: tx, input });
    if (ownerId === reviewer.userId) throw new Forbidden(texts.ownProduct);
    await requireConfirmed(tx, accountTexts.confirmToReview);
    const images = await takeUploads(tx, {
      ...{ purpose: reviewPhoto, ids: input.image_ids ?? [], ownerId: reviewer.userId, field: 'image_ids' },
    });
    const { rating, title, comment } = input;
    const [row] = await tx.db
      .insert(productReviews)
      .values({
        ...{ id: newId(), productId, ...reviewer, rating, title, comment, createdAt: tx.now, updatedAt: tx.now },
        imageIds: images.map(({ id }) => id),
        isVerifiedPurchase: await hasBought(tx, reviewer.userId, eq(orderItems.productId, productId)),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Refused(texts.already, 'ALREADY_REVIEWED');
    changePages(tx, shown.product(productId));
    const text = `${reviewer.reviewerName} gave ${rating} of 5 stars: ${title}`;
    tx.notify({
      ...{ to: ownerId, source: 'seller', kind: 'review', key: `review:${row.id}` },
      ...{ words: { title: 'New product review', text }, link: `/products/${input.slug}#reviews` },
    });
    return { message: texts.sent, review: toReview({ ...row, ...noFollowUp }) };
  });
}
