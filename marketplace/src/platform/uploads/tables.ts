import { sql } from 'drizzle-orm';
import { bit, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A picture that a user uploaded for a purpose, unused or in use. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    purpose: text().notNull().default('chat-picture'),
    /** The location and key of its file. */
    area: text({ enum: ['public', 'private'] })
      .notNull()
      .default('private'),
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The mean colour, shown until the picture has loaded. */
    color: text().notNull(),
    /** The perceptual hash of `likenessOf`: the number of different bits is the distance between two pictures. */
    likeness: bit({ dimensions: 64 }),
    /** Null until it is used; unused uploads are deleted after a while. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('uploads_unused_idx').on(t.createdAt).where(sql`used_at is null`),
    index('uploads_waiting_idx').on(t.ownerId, t.purpose, t.createdAt).where(sql`used_at is null`),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;
