import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import type { ReviewStanding } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { and, eq } from 'drizzle-orm';
import { requireConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { Forbidden } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { findReview } from './find-review.ts';
import { readStanding } from './follow-up.ts';
import { helpfulVotes } from './tables.ts';

const voteRule = { name: 'helpful-votes', times: limits.votesPerHour, seconds: 60 * 60 };

interface Args {
  ctx: Ctx;
  input: { id: string; isHelpful: boolean };
}

/** Each user votes once. The author and the reviewed seller cannot vote. Repeated calls change nothing. */
export async function voteHelpful({ ctx, input: { id, isHelpful } }: Args): Promise<ReviewStanding> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, voteRule, texts.voteTooFast);
  const { ownerId, reviewerId } = await findReview(ctx, id);
  if (ownerId === userId || reviewerId === userId) throw new Forbidden(texts.ownHelpful);
  if (isHelpful) {
    await requireConfirmed(ctx, accountTexts.confirmToVote);
    await ctx.db.insert(helpfulVotes).values({ reviewId: id, userId, createdAt: ctx.now }).onConflictDoNothing();
  } else {
    await ctx.db.delete(helpfulVotes).where(and(eq(helpfulVotes.reviewId, id), eq(helpfulVotes.userId, userId)));
  }
  return readStanding(ctx, id);
}
