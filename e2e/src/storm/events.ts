import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { productSoldOut } from '@besesaka/schema/catalog/events.ts';
import { sql } from 'drizzle-orm';
import type { Cluster } from '#cluster.ts';
import type { SeenEvent } from './follow.ts';

/** An event of the log of one user. */
export interface LoggedEvent {
  seq: number;
  type: string;
  /** What it is about, for example `order ABC123 2`; empty for kinds that the storm does not follow. */
  about: string;
  isOwnMessage: boolean;
}

interface Row {
  seq: string;
  type: string;
  code: string | null;
  version: string | null;
  client_id: string | null;
  number: string | null;
  notification_id: string | null;
  is_own: boolean | null;
}

/** Programs get it by webhooks only. */
const notInInbox = productSoldOut.type;

/** The events that the inbox of the user brings. */
export async function readEvents(db: Cluster['db'], userId: string): Promise<LoggedEvent[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select seq, type, payload -> 'order' ->> 'order_id' as code, payload -> 'order' ->> 'version' as version,
        payload -> 'message' ->> 'client_id' as client_id, payload -> 'message' ->> 'number' as number,
        payload -> 'notification' ->> 'id' as notification_id,
        payload -> 'message' ->> 'sender_type' = payload -> 'conversation' ->> 'viewer_is' as is_own
      from events where user_id = ${userId} and type <> ${notInInbox} order by seq`,
  );
  return rows.map((row) => ({
    seq: Number(row.seq),
    type: row.type,
    about: aboutOf(row),
    isOwnMessage: row.is_own === true,
  }));
}

/** The last of these events of each user. */
export async function readHeads(db: Cluster['db']): Promise<Map<string, number>> {
  const rows = await rowsOf<{ user_id: string; seq: string }>(
    db,
    sql`select user_id, max(seq) as seq from events where type <> ${notInInbox} group by user_id`,
  );
  return new Map(rows.map(({ user_id, seq }) => [user_id, Number(seq)]));
}

function aboutOf({ type, code, version, client_id, number, notification_id }: Row): string {
  if (type === 'order.placed' || type === 'order.changed') return `order ${code} ${version}`;
  if (type === 'message.added') return `message ${client_id} ${number}`;
  return type === 'notification.added' ? `notification ${notification_id}` : '';
}

/** The same of an event that a program received. */
export function aboutSeen({ order, message, notification }: SeenEvent): string {
  if (order) return `order ${order.id} ${order.version}`;
  if (message) return `message ${message.clientId} ${message.number}`;
  return notification ? `notification ${notification.id}` : '';
}

/** The values that are in one list and not in the other, or in another number. */
export function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of expected) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const value of found) counts.set(value, (counts.get(value) ?? 0) - 1);
  return [...counts].flatMap(([value, count]) =>
    count === 0 ? [] : [`${what}: ${value} ${count > 0 ? 'is missing' : 'is too many'}`],
  );
}
