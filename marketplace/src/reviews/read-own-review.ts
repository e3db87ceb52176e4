import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { changeableUntil } from './changeable.ts';
import { type ReviewTable, type Subject, selectReviews } from './subjects.ts';
import { helpfulVotes } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { slug: string };
}

/** Returns the verb that reads the viewer's review of a subject, and which of its other reviews they found helpful. */
export function readOwnReview<Table extends ReviewTable, Review>(subject: Subject<Table, Review>) {
  const { table, subjectId, find, toReview } = subject;
  const reviews: ReviewTable = table;
  return async ({ ctx, input }: Args) => {
    const { userId } = requireViewer(ctx);
    const { id } = await find({ ctx, input });
    const [[own], votes] = await Promise.all([
      selectReviews(ctx, table, and(eq(subjectId, id), eq(reviews.userId, userId))),
      ctx.db
        .select({ id: helpfulVotes.reviewId })
        .from(helpfulVotes)
        .innerJoin(reviews, eq(reviews.id, helpfulVotes.reviewId))
        .where(and(eq(helpfulVotes.userId, userId), eq(subjectId, id)))
        .orderBy(desc(helpfulVotes.createdAt))
        .limit(limits.votesKnown),
    ]);
    return {
      review: own ? toReview(own) : null,
      changeable_until: own ? changeableUntil(own.createdAt, ctx.now) : null,
      helpful_ids: votes.map((vote) => vote.id),
    };
  };
}
