import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * The responses to requests with a key, so that a repeated request gets the same response without repeating the work.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The user's id, or the stable id of a caller without a user. */
    userId: uuid('user_id').notNull(),
    key: text().notNull(),
    /** The hash of method, path and body: a key belongs to one request. */
    requestHash: text('request_hash').notNull(),
    /** Null only within the transaction that does the work. */
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_created_idx').on(t.createdAt)],
);

/** The progress of external calls: see `callExternal`. */
export const outsideWorks = pgTable(
  'outside_works',
  {
    /** Also our reference at the external service. */
    id: uuid().primaryKey(),
    callerId: uuid('caller_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text().notNull(),
    state: text({ enum: ['reserved', 'called', 'settled'] })
      .notNull()
      .default('reserved'),
    input: jsonb().$type<object>().notNull(),
    outcome: jsonb().$type<object>(),
    answer: jsonb().$type<object>(),
    tries: integer().notNull().default(0),
    /** When another process may take over; until then the claiming process works on it. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('outside_works_key').on(t.callerId, t.key),
    index('outside_works_due_idx').on(t.dueAt).where(sql`state <> 'settled'`),
    index('outside_works_created_idx').on(t.createdAt),
  ],
);

export type ExternalCallRow = typeof outsideWorks.$inferSelect;
