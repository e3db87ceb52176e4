import { testEvent } from '@besesaka/schema/webhooks/events.ts';
import { sql } from 'drizzle-orm';
import type { OutsideCtx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { isLasting } from './reach.ts';
import { type DeliveryRow, webhookDeliveries } from './tables.ts';

/** Endpoints that take longer to answer are slow. */
export const slowMs = 500;

/** Deliveries that one endpoint may have on their way if it is fast; a slow one has fewer. */
const perEndpoint = 8;
/** A delivery to an endpoint that gets one at a time weighs as much as eight to a fast one. */
const perOwner = 16;
/** Longer than an attempt can take. */
const claimMs = 60_000;

export interface Places {
  fast: number;
  slow: number;
}

export interface Claimed {
  delivery: DeliveryRow;
  isSlow: boolean;
}

/**
 * The next deliveries for the free places, owners in turn. It takes at most one of each subject, so that the events of one
 * order arrive in order.
 */
export async function claimDue(ctx: OutsideCtx, free: Places): Promise<Claimed[]> {
  const { db, now } = ctx;
  if (free.fast <= 0 && free.slow <= 0) return [];
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = sql`${new Date(now.getTime() + claimMs).toISOString()}::timestamptz`;
  const isFree = sql`(d.claimed_until is null or d.claimed_until < ${at})`;
  const share = sql`greatest(1, least(${perEndpoint}::int, ${perEndpoint * slowMs}::int / greatest(latency_ms, 1)))`;
  const rows = await rowsOf<{ id: string; is_slow: boolean }>(
    db,
    sql`
    with sent as (
      select endpoint_id, count(*)::int as deliveries from webhook_deliveries
      where state = 'waiting' and claimed_until >= ${at} group by endpoint_id
    ), endpoint as (
      select id, user_id, state, latency_ms > ${slowMs}::int as is_slow, coalesce(deliveries, 0) as sent,
        ${share} as share, ${perEndpoint}::int / ${share} as weight
      from webhook_endpoints left join sent on endpoint_id = id where ${isLasting(ctx)}
    ), owner as (
      select user_id, sum(sent * weight) as held from endpoint group by user_id
    ), due as (
      select next.id, e.is_slow, next.due_at,
        owner.held + sum(e.weight) over (partition by e.user_id order by next.due_at, next.id) as weight
      from endpoint e join owner on owner.user_id = e.user_id cross join lateral (
        select d.id, d.due_at from webhook_deliveries d
        where d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= ${at} and ${isFree}
          and (e.state = 'active' or d.type = ${testEvent})
          and not exists (
            select from webhook_deliveries earlier
            where earlier.endpoint_id = e.id and earlier.subject = d.subject
              and earlier.state = 'waiting' and earlier.seq < d.seq
          )
        order by d.seq limit greatest(e.share - e.sent, 0)
      ) next
    ), turn as (
      select id, is_slow, row_number() over (partition by is_slow order by weight, due_at, id) as place
      from due where weight <= ${perOwner}
    )
    update webhook_deliveries d set claimed_until = ${until}, attempts = attempts + 1
    from turn
    where d.id = turn.id and d.state = 'waiting' and ${isFree}
      and place <= case when is_slow then ${free.slow}::int else ${free.fast}::int end
    returning d.id, is_slow`,
  );
  if (rows.length === 0) return [];
  const ids = sql.param(rows.map(({ id }) => id));
  const slow = new Set(rows.filter((row) => row.is_slow).map(({ id }) => id));
  const deliveries = await db
    .select()
    .from(webhookDeliveries)
    .where(sql`${webhookDeliveries.id} = any(${ids}::uuid[])`);
  return deliveries.map((delivery) => ({ delivery, isSlow: slow.has(delivery.id) }));
}
