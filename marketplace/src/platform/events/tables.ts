import { bigint, index, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { at, table } from '#platform/db/table.ts';

/** The last event number of each user. The lock on the row makes the numbers gapless and in commit order. */
export const eventHeads = table('event_heads', 'no one; deleted', {
  userId: uuid().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
}).rows({ stored: 'as long as the account, so that numbers are never reused' });

export const events = table('events', 'owner; deleted', {
  userId: uuid().notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
  type: text().notNull(),
  version: smallint().notNull().default(1),
  payload: jsonb().notNull(),
  createdAt: at().notNull(),
}).rows({ prunedBy: 'platform.prune-events', after: '30 days' }, (t) => [
  primaryKey({ columns: [t.userId, t.seq] }),
  index('events_created_idx').on(t.createdAt),
]);
