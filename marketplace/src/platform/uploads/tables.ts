import { sql } from 'drizzle-orm';
import { bit, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { column, table } from '#platform/personal-data/table.ts';

/** A picture that a user uploaded for a purpose, unused or in use. */
export const uploads = table(
  'uploads',
  {
    prunedBy: 'platform.sweep-uploads',
    after: 'some hours if it is unused, else with the row that uses it',
    owner: 'ownerId',
  },
  {
    id: column('both; deleted', uuid().primaryKey()),
    ownerId: column('both; deleted', uuid('owner_id').notNull()),
    purpose: column('no one; deleted', text().notNull().default('chat-picture')),
    /** The location and key of its file. */
    area: column(
      'no one; deleted',
      text({ enum: ['public', 'private'] })
        .notNull()
        .default('private'),
    ),
    key: column('no one; deleted', text().notNull()),
    width: column('both; deleted', integer().notNull()),
    height: column('both; deleted', integer().notNull()),
    /** The mean colour, shown until the picture has loaded. */
    color: column('both; deleted', text().notNull()),
    /** The perceptual hash of `likenessOf`: the number of different bits is the distance between two pictures. */
    likeness: column('no one; deleted', bit({ dimensions: 64 })),
    /** Null until it is used; unused uploads are deleted after a while. */
    usedAt: column('no one; deleted', timestamp('used_at', { withTimezone: true })),
    createdAt: column('both; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    index('uploads_unused_idx').on(t.createdAt).where(sql`used_at is null`),
    index('uploads_waiting_idx').on(t.ownerId, t.purpose, t.createdAt).where(sql`used_at is null`),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;
