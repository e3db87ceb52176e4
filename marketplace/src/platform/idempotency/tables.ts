import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { column, table } from '#platform/personal-data/table.ts';

/**
 * The responses to requests with a key, so that a repeated request gets the same response without repeating the work.
 */
export const idempotencyKeys = table(
  'idempotency_keys',
  { prunedBy: 'platform.prune-idempotency-keys', after: 'seven days' },
  {
    /** The user's id, or the stable id of a caller without a user. */
    userId: column('no one; deleted', uuid('user_id').notNull()),
    key: column('no one; deleted', text().notNull()),
    /** The hash of method, path and body: a key belongs to one request. */
    requestHash: column('no one; deleted', text('request_hash').notNull()),
    /** Null only within the transaction that does the work. */
    answer: column('no one; deleted', jsonb()),
    createdAt: column('no one; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_created_idx').on(t.createdAt)],
);

/** The progress of external calls: see `callExternal`. */
export const outsideWorks = table(
  'outside_works',
  { prunedBy: 'platform.prune-outside', after: '90 days if it is settled' },
  {
    /** Also our reference at the external service. */
    id: column('no one; stays', uuid().primaryKey()),
    callerId: column('no one; stays', uuid('caller_id').notNull()),
    key: column('no one; stays', text().notNull()),
    requestHash: column('no one; stays', text('request_hash').notNull()),
    kind: column('no one; stays', text().notNull()),
    state: column(
      'no one; stays',
      text({ enum: ['reserved', 'called', 'settled'] })
        .notNull()
        .default('reserved'),
    ),
    input: column('no one; replaced', jsonb().$type<object>().notNull()),
    outcome: column('no one; replaced', jsonb().$type<object>()),
    answer: column('no one; replaced', jsonb().$type<object>()),
    tries: column('no one; stays', integer().notNull().default(0)),
    /** When another process may take over; until then the claiming process works on it. */
    dueAt: column('no one; stays', timestamp('due_at', { withTimezone: true }).notNull()),
    createdAt: column('no one; stays', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    uniqueIndex('outside_works_key').on(t.callerId, t.key),
    index('outside_works_due_idx').on(t.dueAt).where(sql`state <> 'settled'`),
    index('outside_works_created_idx').on(t.createdAt),
  ],
);

export type ExternalCallRow = typeof outsideWorks.$inferSelect;
