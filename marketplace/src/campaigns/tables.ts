import { campaignLimits, campaignState, durationTypes, periodStates } from '@besesaka/schema/campaigns/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, uuid } from 'drizzle-orm/pg-core';
import { products } from '#catalog/tables.ts';
import { payments } from '#payments/tables.ts';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';
import { shops } from '#shops/tables.ts';

/** A product that is or was featured. A row exists only once days were paid. */
export const campaigns = table('campaigns', 'owner; stays', {
  id: uuid().primaryKey(),
  shopId: ref(shops.id).notNull(),
  productId: ref(products.id).notNull(),
  /** The state that was announced last. The current state is derived from the time. */
  toldState: column('no one; stays', oneOf(campaignState.values).notNull().default('active')),
  version: integer().notNull().default(1),
  /** The plan and price of the last payment. */
  durationType: oneOf(durationTypes).notNull(),
  durationDays: integer().notNull(),
  amountPesewas: pesewas().notNull(),
  paymentId: ref(payments.id).notNull(),
  startsAt: at().notNull(),
  endsAt: at().notNull(),
  /** Days for which the product is still featured after the end; 0 if its money was refunded. */
  graceDays: integer().notNull().default(campaignLimits.graceDays),
  autoRenew: boolean().notNull().default(false),
  autoRenewFailed: boolean().notNull().default(false),
  renewalDueAt: column('no one; stays', at()),
  createdAt: at().notNull(),
}).rows({ stored: 'as long as the law requires for accounts', owner: { through: shops } }, (t) => [
  index('campaigns_shop_idx').on(t.shopId, t.createdAt, t.id),
  index('campaigns_product_idx').on(t.productId, t.endsAt),
  index('campaigns_moving_idx').on(t.endsAt).where(sql`told_state <> 'expired'`),
  index('campaigns_renewal_idx').on(t.renewalDueAt).where(sql`auto_renew and renewal_due_at is not null`),
]);
export type CampaignRow = typeof campaigns.$inferSelect;

/** One paid period of one product. It begins a campaign or extends one. */
export const campaignPeriods = table('campaign_periods', 'owner; stays', {
  id: uuid().primaryKey(),
  shopId: ref(shops.id).notNull(),
  productId: ref(products.id).notNull(),
  /** The extended campaign; null while a new campaign has not begun. */
  campaignId: ref(campaigns.id),
  durationType: oneOf(durationTypes).notNull(),
  durationDays: integer().notNull(),
  amountPesewas: pesewas().notNull(),
  autoRenew: boolean().notNull(),
  state: oneOf(periodStates).notNull().default('pending'),
  startsAt: at(),
  endsAt: at(),
  createdAt: at().notNull(),
}).rows(
  { stored: 'as long as the law requires for accounts; unpaid rows for 30 days', owner: { through: shops } },
  (t) => [
    index('campaign_periods_campaign_idx').on(t.campaignId),
    index('campaign_periods_product_idx').on(t.productId).where(sql`state = 'pending'`),
    index('campaign_periods_unpaid_idx').on(t.createdAt).where(sql`state = 'pending'`),
  ],
);
export type PeriodRow = typeof campaignPeriods.$inferSelect;
