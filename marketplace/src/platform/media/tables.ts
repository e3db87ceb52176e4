import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A public picture, served in several widths and formats at `/media/<id>/<width>.<format>`. */
export const media = pgTable('media', {
  id: uuid().primaryKey(),
  /** The key of the original in the public file store. */
  key: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The mean colour, shown until the picture has loaded. */
  color: text().notNull(),
  /** False while a demo picture is still being drawn. */
  ready: boolean().notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Set while the owner is hidden; no one can load the picture meanwhile. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
});
