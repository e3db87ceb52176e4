import { sql } from 'drizzle-orm';
import { copiesForgotten } from '#accounts/domain-events.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';

/** The other user of an order, conversation, offer or review, and its id or code. */
export interface Shared {
  holder: string;
  id: string;
}

/**
 * Deletes the copies of a deleted user's words and name in other users' rows: their notifications, deliveries and events.
 * A log of events has no gaps, so all older ones go too; a client that has not read them yet loads its screens again.
 */
export async function forgetCopies(tx: Tx, shared: readonly Shared[]): Promise<void> {
  if (shared.length === 0) return;
  const holders = [...new Set(shared.map(({ holder }) => holder))];
  const ids = [...new Set(shared.map(({ id }) => id))];
  await tx.db.execute(sql`
    delete from events using (
      select user_id, max(seq) as seq from events,
        lateral regexp_matches(payload::text, '[0-9a-f]{8}-[0-9a-f-]{27}|\\m[A-Z0-9]{8,12}\\M', 'g') as named
      where user_id = any (${sql.param(holders)}::uuid[]) and named[1] = any (${sql.param(ids)}::text[])
      group by user_id
    ) as last where events.user_id = last.user_id and events.seq <= last.seq`);
  await publishDomainEvent(tx, copiesForgotten, { holders, ids });
}
