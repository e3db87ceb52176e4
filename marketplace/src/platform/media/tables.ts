import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A picture that anybody may see, served in several widths and formats at `/media/<id>/<width>.<format>`. */
export const media = pgTable('media', {
  id: uuid().primaryKey(),
  /** Where the original lies in the public file store. */
  key: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Mean colour, shown until the picture is there. */
  color: text().notNull(),
  /** False while demo pictures are still being drawn. */
  ready: boolean().notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** What it belongs to is out of view: nobody gets it meanwhile. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
});
