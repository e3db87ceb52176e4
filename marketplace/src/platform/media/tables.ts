import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { at, column, table } from '#platform/db/table.ts';

/** A public picture, served in several widths and formats at `/media/<id>/<width>.<format>`. */
export const media = table('media', 'everyone; stays', {
  id: uuid().primaryKey(),
  /** The key of the original in the public file store. */
  key: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The mean colour, shown until the picture has loaded. */
  color: text().notNull(),
  /** False while a demo picture is still being drawn. */
  ready: boolean().notNull().default(true),
  createdAt: at().notNull(),
  /** Set while the owner is hidden; no one can load the picture meanwhile. */
  hiddenAt: column('admins; stays', at()),
}).rows({ stored: 'as long as something uses it' });
