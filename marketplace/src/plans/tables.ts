import { planIds, subscriptionState } from '@besesaka/schema/plans/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';
import { shops } from '#shops/tables.ts';

/** Plans that sellers chose, with the price and length at that time. */
export const subscriptions = table('subscriptions', 'owner; stays', {
  id: uuid().primaryKey(),
  shopId: ref(shops.id).notNull(),
  plan: oneOf(planIds).notNull(),
  durationDays: integer().notNull(),
  amountPesewas: pesewas().notNull(),
  state: oneOf(subscriptionState.values).notNull().default('pending'),
  version: integer().notNull().default(1),
  autoRenew: boolean().notNull().default(false),
  startsAt: at(),
  endsAt: at(),
  remindedAt: column('no one; stays', at()),
  renewalTries: column('no one; stays', integer().notNull().default(0)),
  createdAt: at().notNull(),
}).rows(
  { stored: 'as long as the law requires for accounts; unpaid rows for 30 days', owner: { through: shops } },
  (t) => [
    index('subscriptions_shop_idx').on(t.shopId, t.createdAt),
    uniqueIndex('subscriptions_active_key').on(t.shopId).where(sql`state = 'active'`),
    uniqueIndex('subscriptions_pending_key').on(t.shopId, t.plan).where(sql`state = 'pending'`),
    index('subscriptions_ends_idx').on(t.endsAt).where(sql`state = 'active'`),
    index('subscriptions_unpaid_idx').on(t.createdAt).where(sql`state = 'pending'`),
  ],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;
