import type { EventEnvelope } from '@besesaka/schema/kernel/events.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { PendingEvent } from '#platform/effects.ts';

export interface LoggedEvents {
  userId: string;
  events: EventEnvelope[];
}

/**
 * Numbers and saves the events of a transaction in one statement, its last. The heads are locked in the order of user
 * ids, so that transactions with the same recipients cannot deadlock.
 */
export async function appendEvents(db: Database, pending: readonly PendingEvent[], now: Date): Promise<LoggedEvents[]> {
  if (pending.length === 0) return [];
  const heads = await rowsOf<{ user_id: string; seq: string }>(
    db,
    sql`
    with input as (
      select (e ->> 'userId')::uuid as user_id, e ->> 'type' as type,
        (e ->> 'version')::smallint as version, e -> 'payload' as payload, position
      from jsonb_array_elements(${JSON.stringify(pending)}::jsonb) with ordinality as t(e, position)
    ), counts as (
      select user_id, count(*) as added from input group by user_id
    ), heads as (
      insert into event_heads (user_id, seq)
      select user_id, added from counts order by user_id
      on conflict (user_id) do update set seq = event_heads.seq + excluded.seq
      returning user_id, seq
    ), logged as (
      insert into events (user_id, seq, type, version, payload, created_at)
      select user_id, seq - added + row_number() over (partition by user_id order by position), type, version, payload,
        ${now.toISOString()}::timestamptz
      from input join counts using (user_id) join heads using (user_id)
    )
    select user_id, seq from heads`,
  );
  return heads.map((head) => numbered(head.user_id, Number(head.seq), pending, now));
}

function numbered(userId: string, head: number, pending: readonly PendingEvent[], now: Date): LoggedEvents {
  const own = pending.filter((event) => event.userId === userId);
  const createdAt = now.toISOString();
  const events = own.map(({ type, version, payload }, i) => ({
    seq: head - own.length + 1 + i,
    type,
    version,
    payload,
    at: createdAt,
  }));
  return { userId, events };
}
