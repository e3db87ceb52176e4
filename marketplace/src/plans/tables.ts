import { planIds, subscriptionStates } from '@besesaka/schema/plans/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shops } from '#shops/tables.ts';

/** Plans that sellers chose, with the price and length at that time. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    plan: text({ enum: planIds }).notNull(),
    durationDays: integer('duration_days').notNull(),
    amountPesewas: integer('amount_pesewas').notNull(),
    state: text({ enum: subscriptionStates }).notNull().default('pending'),
    version: integer().notNull().default(1),
    autoRenew: boolean('auto_renew').notNull().default(false),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** How many renewal attempts were due so far. */
    renewalTries: integer('renewal_tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('subscriptions_shop_idx').on(t.shopId, t.createdAt),
    uniqueIndex('subscriptions_active_key').on(t.shopId).where(sql`state = 'active'`),
    uniqueIndex('subscriptions_pending_key').on(t.shopId, t.plan).where(sql`state = 'pending'`),
    index('subscriptions_ends_idx').on(t.endsAt).where(sql`state = 'active'`),
    index('subscriptions_unpaid_idx').on(t.createdAt).where(sql`state = 'pending'`),
  ],
);

export type SubscriptionRow = typeof subscriptions.$inferSelect;
