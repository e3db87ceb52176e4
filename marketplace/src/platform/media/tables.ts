import { boolean, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { column, table } from '#platform/personal-data/table.ts';

/** A public picture, served in several widths and formats at `/media/<id>/<width>.<format>`. */
export const media = table(
  'media',
  { stored: 'as long as something uses it' },
  {
    id: column('everyone; stays', uuid().primaryKey()),
    /** The key of the original in the public file store. */
    key: column('everyone; stays', text().notNull()),
    width: column('everyone; stays', integer().notNull()),
    height: column('everyone; stays', integer().notNull()),
    /** The mean colour, shown until the picture has loaded. */
    color: column('everyone; stays', text().notNull()),
    /** False while a demo picture is still being drawn. */
    ready: column('everyone; stays', boolean().notNull().default(true)),
    createdAt: column('everyone; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    /** Set while the owner is hidden; no one can load the picture meanwhile. */
    hiddenAt: column('admins; stays', timestamp('hidden_at', { withTimezone: true })),
  },
);
