import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, column, oneOf, table } from '#platform/db/table.ts';

/**
 * The responses to requests with a key, so that a repeated request gets the same response without repeating the work.
 */
export const idempotencyKeys = table('idempotency_keys', 'no one; deleted', {
  /** The user's id, or the stable id of a caller without a user. */
  userId: uuid().notNull(),
  key: text().notNull(),
  /** The hash of method, path and body: a key belongs to one request. */
  requestHash: text().notNull(),
  /** Null only within the transaction that does the work. */
  answer: jsonb(),
  createdAt: at().notNull(),
}).rows({ prunedBy: 'platform.prune-idempotency-keys', after: 'seven days' }, (t) => [
  primaryKey({ columns: [t.userId, t.key] }),
  index('idempotency_keys_created_idx').on(t.createdAt),
]);

/** The progress of external calls: see `callExternal`. */
export const outsideWorks = table('outside_works', 'no one; stays', {
  /** Also our reference at the external service. */
  id: uuid().primaryKey(),
  callerId: uuid().notNull(),
  key: text().notNull(),
  requestHash: text().notNull(),
  kind: text().notNull(),
  state: oneOf(['reserved', 'called', 'settled']).notNull().default('reserved'),
  input: column('no one; replaced', jsonb().$type<object>().notNull()),
  outcome: column('no one; replaced', jsonb().$type<object>()),
  answer: column('no one; replaced', jsonb().$type<object>()),
  tries: integer().notNull().default(0),
  /** When another process may take over; until then the claiming process works on it. */
  dueAt: at().notNull(),
  createdAt: at().notNull(),
}).rows({ prunedBy: 'platform.prune-outside', after: '90 days if it is settled' }, (t) => [
  uniqueIndex('outside_works_key').on(t.callerId, t.key),
  index('outside_works_due_idx').on(t.dueAt).where(sql`state <> 'settled'`),
  index('outside_works_created_idx').on(t.createdAt),
]);
export type ExternalCallRow = typeof outsideWorks.$inferSelect;
