import { sql } from 'drizzle-orm';
import { bit, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A picture that somebody brought for a purpose, waiting to be used or in use. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    purpose: text().notNull().default('chat-picture'),
    /** Where its file lies, and under which key. */
    area: text({ enum: ['public', 'private'] })
      .notNull()
      .default('private'),
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Mean colour, shown until the picture is there. */
    color: text().notNull(),
    /** Of what is compared with others, see `likenessOf`: so many bits as two differ in, so far apart are they. */
    likeness: bit({ dimensions: 64 }),
    /** What nobody uses in time is swept away. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('uploads_unused_idx').on(t.createdAt).where(sql`used_at is null`),
    index('uploads_waiting_idx').on(t.ownerId, t.purpose, t.createdAt).where(sql`used_at is null`),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;
