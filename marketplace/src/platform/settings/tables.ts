import { settingName } from '@besesaka/schema/kernel/settings/settings.ts';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, oneOf, table } from '#platform/db/table.ts';

/**
 * Every change of a setting; rows are only inserted. Of the rows whose time has come, the one that counts from the latest
 * time has the value; of several with one time, the newest.
 */
export const settingChanges = table('setting_changes', 'admins; stays', {
  id: uuid().primaryKey(),
  name: oneOf(settingName.values).notNull(),
  /** The category or shop whose own value it is: `category:<id>` or `shop:<id>`. Empty for the general value. */
  subject: text().notNull().default(''),
  /** Null for none of its own. */
  value: text(),
  validFrom: at().notNull(),
  version: integer().notNull(),
  reason: text().notNull(),
  actorId: uuid().notNull(),
  createdAt: at().notNull(),
}).rows({ stored: 'always, because orders and payouts followed from them' }, (t) => [
  uniqueIndex('setting_changes_version_key').on(t.name, t.subject, t.version),
  index('setting_changes_newest_idx').on(t.name, t.createdAt),
]);
export type SettingChangeRow = typeof settingChanges.$inferSelect;
