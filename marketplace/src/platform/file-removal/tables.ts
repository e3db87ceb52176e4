import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Files that nothing refers to any more: written by the transaction that let go of them, until the store has removed them. */
export const fileRemovals = pgTable(
  'file_removals',
  {
    area: text({ enum: ['public', 'private'] }).notNull(),
    key: text().notNull(),
    tries: integer().notNull().default(0),
    /** When it is tried next. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.key] }), index('file_removals_due_idx').on(t.dueAt)],
);
