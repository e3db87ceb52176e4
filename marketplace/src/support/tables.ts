import { sellerReportReasons } from '@besesaka/schema/support/limits.ts';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { shops } from '#shops/tables.ts';

/** A case each; evidence stays private. */
export const sellerReports = pgTable(
  'seller_reports',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id),
    reason: text({ enum: [...sellerReportReasons] }).notNull(),
    details: text().notNull(),
    evidenceIds: uuid('evidence_ids').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('seller_reports_shop_idx').on(t.shopId, t.createdAt),
    index('seller_reports_newest_idx').on(t.createdAt),
  ],
);
