import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Files that are no longer referenced, until the store has removed them. Rows are inserted by the transaction that
 * drops the reference.
 */
export const fileRemovals = pgTable(
  'file_removals',
  {
    area: text({ enum: ['public', 'private'] }).notNull(),
    key: text().notNull(),
    tries: integer().notNull().default(0),
    /** When to try next. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.key] }), index('file_removals_due_idx').on(t.dueAt)],
);
