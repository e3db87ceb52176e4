import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, oneOf, table } from '#platform/db/table.ts';

/**
 * Files that are no longer referenced, until the store has removed them. Rows are inserted by the transaction that
 * drops the reference.
 */
export const fileRemovals = table('file_removals', 'no one; deleted', {
  area: oneOf(['public', 'private']).notNull(),
  key: text().notNull(),
  tries: integer().notNull().default(0),
  dueAt: at().notNull(),
}).rows({ prunedBy: 'platform.remove-files', after: 'its file is removed' }, (t) => [
  primaryKey({ columns: [t.area, t.key] }),
  index('file_removals_due_idx').on(t.dueAt),
]);
