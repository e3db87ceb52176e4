import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A private picture that somebody brought, waiting to be used or in use; its file lies in the private store. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Mean colour, shown until the picture is there. */
    color: text().notNull(),
    /** What nobody used after a day is swept away. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('uploads_unused_idx').on(t.createdAt).where(sql`used_at is null`)],
);

export type UploadRow = typeof uploads.$inferSelect;
