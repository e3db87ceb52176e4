import { bigint, index, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The last event number of each user. The lock on the row makes the numbers gapless and in commit order. */
export const eventHeads = pgTable('event_heads', {
  userId: uuid('user_id').primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
});

export const events = pgTable(
  'events',
  {
    userId: uuid('user_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    type: text().notNull(),
    version: smallint().notNull().default(1),
    payload: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.seq] }), index('events_created_idx').on(t.createdAt)],
);
