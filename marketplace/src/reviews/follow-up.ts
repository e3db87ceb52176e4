import type { ReviewStanding } from '@besesaka/schema/reviews/resources.ts';
import { type AnyColumn, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { helpfulVotes, reviewReplies } from './tables.ts';

/** The shop's reply to a review, and the number of helpful votes. */
export interface FollowUp {
  reply: string | null;
  repliedAt: Date | null;
  helpfulCount: number;
}

export const noFollowUp: FollowUp = { reply: null, repliedAt: null, helpfulCount: 0 };

/** For queries that join the replies. Votes are counted per row from their own index. */
export function followUpColumns(reviewId: AnyColumn) {
  return {
    reply: reviewReplies.reply,
    repliedAt: reviewReplies.repliedAt,
    helpfulCount: helpfulCount(reviewId),
  };
}

function helpfulCount(reviewId: AnyColumn) {
  return sql<number>`(select count(*)::int from ${helpfulVotes} where ${helpfulVotes.reviewId} = ${reviewId})`;
}

export async function readFollowUp({ db }: Pick<Ctx, 'db'>, id: string): Promise<FollowUp> {
  const [replied] = await db.select().from(reviewReplies).where(eq(reviewReplies.reviewId, id));
  const votes = await db.$count(helpfulVotes, eq(helpfulVotes.reviewId, id));
  return { reply: replied?.reply ?? null, repliedAt: replied?.repliedAt ?? null, helpfulCount: votes };
}

export async function readStanding(ctx: Pick<Ctx, 'db'>, id: string): Promise<ReviewStanding> {
  return { review_id: id, ...toFollowUp(await readFollowUp(ctx, id)) };
}

export function toFollowUp({ reply, repliedAt, helpfulCount }: FollowUp): Omit<ReviewStanding, 'review_id'> {
  return { reply, replied_at: repliedAt?.toISOString() ?? null, helpful_count: helpfulCount };
}
