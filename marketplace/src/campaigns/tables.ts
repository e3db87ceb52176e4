import { campaignLimits, campaignStates, durationTypes, periodStates } from '@besesaka/schema/campaigns/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from '#catalog/tables.ts';
import { payments } from '#payments/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';
import { shops } from '#shops/tables.ts';

/** A product that is or was featured. A row exists only once days were paid. */
export const campaigns = table(
  'campaigns',
  { stored: 'as long as the law requires for accounts', owner: { through: shops } },
  {
    id: column('owner; stays', uuid().primaryKey()),
    shopId: column(
      'owner; stays',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id),
    ),
    productId: column(
      'owner; stays',
      uuid('product_id')
        .notNull()
        .references(() => products.id),
    ),
    /** The state that was announced last. The current state is derived from the time. */
    toldState: column('no one; stays', text('told_state', { enum: campaignStates }).notNull().default('active')),
    version: column('owner; stays', integer().notNull().default(1)),
    /** The plan and price of the last payment. */
    durationType: column('owner; stays', text('duration_type', { enum: durationTypes }).notNull()),
    durationDays: column('owner; stays', integer('duration_days').notNull()),
    amountPesewas: column('owner; stays', integer('amount_pesewas').notNull()),
    paymentId: column(
      'owner; stays',
      uuid('payment_id')
        .notNull()
        .references(() => payments.id),
    ),
    startsAt: column('owner; stays', timestamp('starts_at', { withTimezone: true }).notNull()),
    endsAt: column('owner; stays', timestamp('ends_at', { withTimezone: true }).notNull()),
    /** Days for which the product is still featured after the end; 0 if its money was refunded. */
    graceDays: column('owner; stays', integer('grace_days').notNull().default(campaignLimits.graceDays)),
    autoRenew: column('owner; stays', boolean('auto_renew').notNull().default(false)),
    autoRenewFailed: column('owner; stays', boolean('auto_renew_failed').notNull().default(false)),
    /** When the renewal is tried next; null if it is not tried any more. */
    renewalDueAt: column('no one; stays', timestamp('renewal_due_at', { withTimezone: true })),
    createdAt: column('owner; stays', timestamp('created_at', { withTimezone: true }).notNull()),
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
export const campaignPeriods = table(
  'campaign_periods',
  { stored: 'as long as the law requires for accounts; unpaid rows for 30 days', owner: { through: shops } },
  {
    id: column('owner; stays', uuid().primaryKey()),
    shopId: column(
      'owner; stays',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id),
    ),
    productId: column(
      'owner; stays',
      uuid('product_id')
        .notNull()
        .references(() => products.id),
    ),
    /** The extended campaign; null while a new campaign has not begun. */
    campaignId: column(
      'owner; stays',
      uuid('campaign_id').references(() => campaigns.id),
    ),
    durationType: column('owner; stays', text('duration_type', { enum: durationTypes }).notNull()),
    durationDays: column('owner; stays', integer('duration_days').notNull()),
    amountPesewas: column('owner; stays', integer('amount_pesewas').notNull()),
    autoRenew: column('owner; stays', boolean('auto_renew').notNull()),
    state: column('owner; stays', text({ enum: periodStates }).notNull().default('pending')),
    startsAt: column('owner; stays', timestamp('starts_at', { withTimezone: true })),
    endsAt: column('owner; stays', timestamp('ends_at', { withTimezone: true })),
    createdAt: column('owner; stays', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    index('campaign_periods_campaign_idx').on(t.campaignId),
    index('campaign_periods_product_idx').on(t.productId).where(sql`state = 'pending'`),
    index('campaign_periods_unpaid_idx').on(t.createdAt).where(sql`state = 'pending'`),
  ],
);

export type PeriodRow = typeof campaignPeriods.$inferSelect;
