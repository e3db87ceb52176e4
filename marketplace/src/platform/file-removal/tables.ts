import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { column, table } from '#platform/personal-data/table.ts';

/**
 * Files that are no longer referenced, until the store has removed them. Rows are inserted by the transaction that
 * drops the reference.
 */
export const fileRemovals = table(
  'file_removals',
  { prunedBy: 'platform.remove-files', after: 'its file is removed' },
  {
    area: column('no one; deleted', text({ enum: ['public', 'private'] }).notNull()),
    key: column('no one; deleted', text().notNull()),
    tries: column('no one; deleted', integer().notNull().default(0)),
    /** When to try next. */
    dueAt: column('no one; deleted', timestamp('due_at', { withTimezone: true }).notNull()),
  },
  (t) => [primaryKey({ columns: [t.area, t.key] }), index('file_removals_due_idx').on(t.dueAt)],
);
