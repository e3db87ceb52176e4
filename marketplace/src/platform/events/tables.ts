import { bigint, index, jsonb, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { column, table } from '#platform/personal-data/table.ts';

/** The last event number of each user. The lock on the row makes the numbers gapless and in commit order. */
export const eventHeads = table(
  'event_heads',
  { stored: 'as long as the account, so that numbers are never reused' },
  {
    userId: column('no one; deleted', uuid('user_id').primaryKey()),
    seq: column('no one; deleted', bigint({ mode: 'number' }).notNull()),
  },
);

export const events = table(
  'events',
  { prunedBy: 'platform.prune-events', after: '30 days' },
  {
    userId: column('owner; deleted', uuid('user_id').notNull()),
    seq: column('owner; deleted', bigint({ mode: 'number' }).notNull()),
    type: column('owner; deleted', text().notNull()),
    version: column('owner; deleted', smallint().notNull().default(1)),
    payload: column('owner; deleted', jsonb().notNull()),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.seq] }), index('events_created_idx').on(t.createdAt)],
);
