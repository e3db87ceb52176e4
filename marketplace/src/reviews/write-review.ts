import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { reviewWritten } from '@besesaka/schema/reviews/events.ts';
import type { ProductReviewInput, ShopReviewChangeInput, ShopReviewInput } from '@besesaka/schema/reviews/inputs.ts';
import type { ProductReviewAnswer, ShopReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts } from '@besesaka/schema/reviews/texts.ts';
import {
  sendShopReview,
  writeProductReview as writeProductReviewOperation,
} from '@besesaka/schema/reviews/write-operations.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { requireConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { users } from '#accounts/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { Forbidden, Refused, Unauthenticated } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, OutsideCtx, Tx } from '#platform/context.ts';
import { answerOnce, attemptOf, type KeyedWork } from '#platform/idempotency/answer-once.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import { noFollowUp } from './follow-up.ts';
import { productSubject, type ReviewTable, type RowOf, type Subject, shopSubject } from './subjects.ts';
import { productReviews, shopReviews } from './tables.ts';
import { reviewPhoto } from './uploads.ts';

interface Args<Input> {
  ctx: OutsideCtx;
  input: Input & { key?: string | undefined };
}

export function writeProductReview({
  ctx,
  input: { key, ...input },
}: Args<ProductReviewInput & { slug: string }>): Promise<ProductReviewAnswer> {
  const { slug, rating, title, comment, image_ids: ids = [] } = input;
  const attempt = attemptOf(writeProductReviewOperation, key, input);
  return writeReview(ctx, attempt, { subject: productSubject, handle: slug }, async (tx, common, productId) => {
    const images = await claimUploads(tx, { purpose: reviewPhoto, ids, ownerId: common.userId, field: 'image_ids' });
    return tx.db
      .insert(productReviews)
      .values({
        ...common,
        productId,
        rating,
        title,
        comment,
        updatedAt: tx.now,
        imageIds: images.map(({ id }) => id),
      })
      .onConflictDoNothing()
      .returning();
  });
}

export function writeShopReview({ ctx, input: { key, ...input } }: Args<ShopReviewInput>): Promise<ShopReviewAnswer> {
  const attempt = attemptOf(sendShopReview, key, input);
  return writeReview(ctx, attempt, { subject: shopSubject, handle: input.seller_slug }, (tx, common, shopId) =>
    tx.db
      .insert(shopReviews)
      .values({ ...common, shopId, ...shopReviewValues(input) })
      .onConflictDoNothing()
      .returning(),
  );
}

/** The input's values under the names of the columns. */
export function shopReviewValues(input: ShopReviewChangeInput) {
  return {
    title: input.title,
    comment: input.comment,
    overall: input.overall_rating,
    productQuality: input.product_quality_rating,
    customerService: input.customer_service_rating,
    shippingSpeed: input.shipping_speed_rating,
  };
}

interface CommonValues {
  id: string;
  userId: string;
  reviewerName: string;
  isVerifiedPurchase: boolean;
  createdAt: Date;
}

/** Each user reviews a subject once. A trigger updates the subject's summary, so concurrent reviews all count. */
async function writeReview<Table extends ReviewTable, Review>(
  ctx: OutsideCtx,
  attempt: KeyedWork,
  { subject, handle }: { subject: Subject<Table, Review>; handle: string },
  insert: (tx: Tx, common: CommonValues, subjectId: string) => Promise<RowOf<Table>[]>,
): Promise<{ message: string; review: Review }> {
  const { find, bought, path, toReview, writes, texts, given, about } = subject;
  await countAct(ctx, writes, reviewTexts.tooFast);
  return answerOnce(ctx, attempt, async (tx) => {
    const reviewer = await readReviewer(tx);
    const { id, slug, ownerId } = await find({ ctx: tx, input: { slug: handle } });
    if (ownerId === reviewer.userId) throw new Forbidden(texts.own);
    await requireConfirmed(tx, accountTexts.confirmToReview);
    const isVerifiedPurchase = await hasBought(tx, reviewer.userId, bought(id));
    const [row] = await insert(tx, { id: newId(), ...reviewer, isVerifiedPurchase, createdAt: tx.now }, id);
    if (!row) throw new Refused(texts.already, 'ALREADY_REVIEWED');
    const { reviewerName, title, comment } = row;
    const written = { id: row.id, subject_id: id, reviewer_name: reviewerName, title, comment, ...about(row) };
    tx.emit(ownerId, reviewWritten, { review: written });
    tx.notify({
      to: ownerId,
      source: 'seller',
      kind: 'review',
      key: `review:${row.id}`,
      link: path(slug),
      content: { title: texts.notice, text: `${reviewer.reviewerName} ${given(row)}` },
    });
    return { message: texts.sent, review: toReview({ ...row, ...noFollowUp }) };
  });
}

/** Copies the user's current name. */
async function readReviewer(ctx: Ctx): Promise<{ userId: string; reviewerName: string }> {
  const { userId } = requireViewer(ctx);
  const [user] = await ctx.db.select({ reviewerName: users.fullName }).from(users).where(eq(users.id, userId));
  if (!user) throw new Unauthenticated();
  return { userId, ...user };
}

/** Returns whether an order with it was completed; `isIt` matches the product or the shop. */
async function hasBought({ db }: Pick<Ctx, 'db'>, buyerId: string, isIt: SQL): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.buyerId, buyerId), eq(orders.state, 'completed'), isIt))
    .limit(1);
  return found !== undefined;
}
