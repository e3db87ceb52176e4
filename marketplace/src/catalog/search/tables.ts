import { date, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { table } from '#platform/db/table.ts';

/** How often a search found nothing, by day. Nothing says who searched. */
export const emptySearches = table('empty_searches', 'admins; stays', {
  day: date().notNull(),
  text: text().notNull(),
  times: integer().notNull().default(1),
}).rows({ prunedBy: 'catalog.prune-views', after: 'two years' }, (t) => [primaryKey({ columns: [t.day, t.text] })]);
