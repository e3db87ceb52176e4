import { planIds, subscriptionStates } from '@besesaka/schema/plans/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { column, table } from '#platform/personal-data/table.ts';
import { shops } from '#shops/tables.ts';

/** Plans that sellers chose, with the price and length at that time. */
export const subscriptions = table(
  'subscriptions',
  { stored: 'as long as the law requires for accounts; unpaid rows for 30 days', owner: { through: shops } },
  {
    id: column('owner; stays', uuid().primaryKey()),
    shopId: column(
      'owner; stays',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id),
    ),
    plan: column('owner; stays', text({ enum: planIds }).notNull()),
    durationDays: column('owner; stays', integer('duration_days').notNull()),
    amountPesewas: column('owner; stays', integer('amount_pesewas').notNull()),
    state: column('owner; stays', text({ enum: subscriptionStates }).notNull().default('pending')),
    version: column('owner; stays', integer().notNull().default(1)),
    autoRenew: column('owner; stays', boolean('auto_renew').notNull().default(false)),
    startsAt: column('owner; stays', timestamp('starts_at', { withTimezone: true })),
    endsAt: column('owner; stays', timestamp('ends_at', { withTimezone: true })),
    remindedAt: column('no one; stays', timestamp('reminded_at', { withTimezone: true })),
    /** How many renewal attempts were due so far. */
    renewalTries: column('no one; stays', integer('renewal_tries').notNull().default(0)),
    createdAt: column('owner; stays', timestamp('created_at', { withTimezone: true }).notNull()),
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
