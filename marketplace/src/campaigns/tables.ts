import { campaignLimits, campaignStates, durationTypes, periodStates } from '@besesaka/schema/campaigns/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from '#catalog/tables.ts';
import { payments } from '#payments/tables.ts';
import { shops } from '#shops/tables.ts';

/** A product that is or was featured. A row exists only once days were paid. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** The state that was announced last. The current state is derived from the time. */
    toldState: text('told_state', { enum: campaignStates }).notNull().default('active'),
    version: integer().notNull().default(1),
    /** The plan and price of the last payment. */
    durationType: text('duration_type', { enum: durationTypes }).notNull(),
    durationDays: integer('duration_days').notNull(),
    amountPesewas: integer('amount_pesewas').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Days for which the product is still featured after the end; 0 if its money was refunded. */
    graceDays: integer('grace_days').notNull().default(campaignLimits.graceDays),
    autoRenew: boolean('auto_renew').notNull().default(false),
    autoRenewFailed: boolean('auto_renew_failed').notNull().default(false),
    /** When the renewal is tried next; null if it is not tried any more. */
    renewalDueAt: timestamp('renewal_due_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('campaigns_shop_idx').on(t.shopId, t.createdAt, t.id),
    index('campaigns_product_idx').on(t.productId, t.endsAt),
    index('campaigns_moving_idx').on(t.endsAt).where(sql`told_state <> 'expired'`),
    index('campaigns_renewal_idx').on(t.renewalDueAt).where(sql`auto_renew and renewal_due_at is not null`),
  ],
);

export type CampaignRow = typeof campaigns.$inferSelect;

/** One paid period of one product. It begins a campaign or extends one. */
export const campaignPeriods = pgTable(
  'campaign_periods',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** The extended campaign; null while a new campaign has not begun. */
    campaignId: uuid('campaign_id').references(() => campaigns.id),
    durationType: text('duration_type', { enum: durationTypes }).notNull(),
    durationDays: integer('duration_days').notNull(),
    amountPesewas: integer('amount_pesewas').notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    state: text({ enum: periodStates }).notNull().default('pending'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('campaign_periods_campaign_idx').on(t.campaignId),
    index('campaign_periods_product_idx').on(t.productId).where(sql`state = 'pending'`),
    index('campaign_periods_unpaid_idx').on(t.createdAt).where(sql`state = 'pending'`),
  ],
);

export type PeriodRow = typeof campaignPeriods.$inferSelect;
