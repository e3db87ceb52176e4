import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { at, column, ref, table } from '#platform/db/table.ts';

/** The payment provider's consent to hold money with a live key. The one that was not withdrawn counts. */
export const holdingConsents = table('holding_consents', 'admins; stays', {
  id: uuid().primaryKey(),
  /** A hash of the secret key: another account needs another consent. */
  keyMark: column('no one; stays', text().notNull()),
  name: text().notNull(),
  text: text().notNull(),
  statedBy: ref(users.id).notNull(),
  statedAt: at().notNull(),
  withdrawnBy: ref(users.id),
  withdrawnAt: at(),
  checkedAt: at(),
  checkText: text(),
  /** When the last check passed; null if it failed. */
  passedAt: at(),
}).rows({ stored: 'as long as the law requires for accounts' }, (t) => [
  uniqueIndex('holding_consents_valid_key').on(t.keyMark).where(sql`withdrawn_at is null`),
  index('holding_consents_stated_by_idx').on(t.statedBy),
  index('holding_consents_withdrawn_by_idx').on(t.withdrawnBy).where(sql`withdrawn_by is not null`),
]);
export type HoldingConsentRow = typeof holdingConsents.$inferSelect;
