import type { eventsAnswer, eventsQuery } from '@besesaka/schema/kernel/events.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

type Row = { head: string; seq: string | null; type: string; version: number; payload: unknown; created_at: string };

/** A user's events after a number; `reset` if some of them were deleted or the number is from another log. */
export async function readEvents({ ctx, input }: { ctx: Ctx; input: z.output<typeof eventsQuery> }) {
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`
    select h.seq as head, e.seq, e.type, e.version, e.payload, e.created_at
    from event_heads h left join lateral (
      select seq, type, version, payload, created_at from events
      where user_id = h.user_id and seq > ${input.after} order by seq limit ${input.limit}
    ) e on true
    where h.user_id = ${input.user} order by e.seq`,
  );
  const head = Number(rows[0]?.head ?? 0);
  const events = rows.filter((row) => row.seq !== null).map(envelope);
  const reset = input.after > head || (input.after < head && events[0]?.seq !== input.after + 1);
  return { events: reset ? [] : events, head, reset } satisfies z.input<typeof eventsAnswer>;
}

function envelope({ seq, type, version, payload, created_at }: Row) {
  return { seq: Number(seq), type, version, payload, at: new Date(created_at).toISOString() };
}
