import { reviewReplied } from '@besesaka/schema/reviews/events.ts';
import type { ReviewReplyInput } from '@besesaka/schema/reviews/inputs.ts';
import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import type { ReviewStanding } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { Forbidden } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findReview } from './find-review.ts';
import { readStanding } from './follow-up.ts';
import { reviewReplies } from './tables.ts';

const replyRule = { name: 'review-replies', times: limits.repliesPerHour, seconds: 60 * 60 };

interface Args {
  ctx: Ctx;
  input: ReviewReplyInput & { id: string };
}

/** Saves the shop owner's public reply, which replaces an earlier one, and notifies the reviewer. */
export async function replyToReview({ ctx, input: { id, reply } }: Args): Promise<ReviewStanding> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, replyRule, texts.tooFast);
  return inTransaction(ctx, async (tx) => {
    const { ownerId, reviewerId, shopName, name, path } = await findReview(tx, id);
    if (ownerId !== userId) throw new Forbidden(texts.notYourReview);
    const row = { reply, repliedAt: tx.now };
    await tx.db
      .insert(reviewReplies)
      .values({ reviewId: id, ...row })
      .onConflictDoUpdate({ target: reviewReplies.reviewId, set: row });
    const standing = await readStanding(tx, id);
    tx.emit(reviewerId, reviewReplied, standing);
    tx.notify({
      to: reviewerId,
      source: 'buyer',
      kind: 'review',
      key: `review:${id}:reply`,
      content: { title: `${shopName} replied to your review of ${name}`, text: reply },
      link: `${path}#reviews`,
    });
    return standing;
  });
}
