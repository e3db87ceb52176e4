import { sql } from 'drizzle-orm';
import { bit, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { at, column, oneOf, table } from '#platform/db/table.ts';

export const uploads = table('uploads', 'both; deleted', {
  id: uuid().primaryKey(),
  ownerId: uuid().notNull(),
  purpose: column('no one; deleted', text().notNull().default('chat-picture')),
  area: column('no one; deleted', oneOf(['public', 'private']).notNull().default('private')),
  key: column('no one; deleted', text().notNull()),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The mean colour, shown until the picture has loaded. */
  color: text().notNull(),
  /** The perceptual hash of `likenessOf`: the number of different bits is the distance between two pictures. */
  likeness: column('no one; deleted', bit({ dimensions: 64 })),
  /** Null until it is used; unused uploads are deleted after a while. */
  usedAt: column('no one; deleted', at()),
  createdAt: at().notNull(),
}).rows(
  {
    prunedBy: 'platform.sweep-uploads',
    after: 'some hours if it is unused, else with the row that uses it',
    owner: 'ownerId',
  },
  (t) => [
    index('uploads_unused_idx').on(t.createdAt).where(sql`used_at is null`),
    index('uploads_waiting_idx').on(t.ownerId, t.purpose, t.createdAt).where(sql`used_at is null`),
  ],
);
export type UploadRow = typeof uploads.$inferSelect;
