import { answerLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { sql } from 'drizzle-orm';
import { conversationMembers, conversations, messages } from '#chat/tables.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { jobKind } from '#platform/jobs.ts';
import { type AnswerTime, setAnswerTimes } from '#shops/set-answer-times.ts';
import { shops } from '#shops/tables.ts';

export const measureAnswersJob = jobKind('chat.measure-answers');

const shopsAtOnce = 200;

/** Measures each shop's response time in a background job, so that no request has to. */
export function measureAnswers({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  let last: string | null = null;
  return inBatches(async (size) => {
    const measured: AnswerTime[] = await measure(ctx, last, size);
    last = measured.at(-1)?.shop_id ?? null;
    if (measured.length > 0) await setAnswerTimes({ ctx, input: measured });
    return measured.length;
  }, shopsAtOnce);
}

/**
 * Measures from a buyer's first message to the seller's next one. A buyer who has waited longer than the promised time
 * counts as waiting until now; otherwise sellers who never answer would look best.
 */
function measure({ db, now }: Pick<Ctx, 'db' | 'now'>, after: string | null, size: number): Promise<AnswerTime[]> {
  const since = new Date(now.getTime() - limits.days * dayMs).toISOString();
  const promised = new Date(now.getTime() - limits.promiseHours * hourMs).toISOString();
  return rowsOf<AnswerTime>(
    db,
    sql`
    with part as (
      select id, owner_id from ${shops} where ${after}::uuid is null or id > ${after}::uuid order by id limit ${size}
    ), said as (
      select part.id as shop_id, message.conversation_id, message.sender, message.created_at,
        lag(message.sender) over talk as before,
        min(message.created_at) filter (where message.sender = 'seller')
          over (talk rows between 1 following and unbounded following) as answered_at
      from part
      join ${conversationMembers} as member on member.user_id = part.owner_id and member.side = 'seller'
        and member.last_at > ${since}::timestamptz
      join ${conversations} as conversation on conversation.id = member.conversation_id and conversation.shop_id = part.id
      join ${messages} as message on message.conversation_id = conversation.id and message.sender <> 'system'
        and message.created_at > ${since}::timestamptz
      window talk as (partition by message.conversation_id order by message.number)
    ), waits as (
      select shop_id, conversation_id,
        extract(epoch from coalesce(answered_at, ${now.toISOString()}::timestamptz) - created_at) / 60 as minutes
      from said
      where sender = 'buyer' and before is distinct from 'buyer'
        and (answered_at is not null or created_at < ${promised}::timestamptz)
    )
    select part.id as shop_id, count(distinct conversation_id)::int as conversations,
      round((percentile_cont(0.5) within group (order by minutes))::numeric)::int as minutes
    from part left join waits on waits.shop_id = part.id
    group by part.id order by part.id`,
  );
}
