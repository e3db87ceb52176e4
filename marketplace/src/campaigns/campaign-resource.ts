import { type Campaign, campaign } from '@besesaka/schema/campaigns/resources.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { products } from '#catalog/tables.ts';
import { daysLeft } from '#payments/rules.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { graceEnd, stateAt } from './rules.ts';
import { type CampaignRow, campaigns } from './tables.ts';

/** The columns of a campaign and of its product that the API shows. */
export const shownColumns = {
  campaign: campaigns,
  product: {
    name: products.name,
    slug: products.slug,
    pricePesewas: products.pricePesewas,
    primaryImage: products.primaryImage,
  },
};

export interface ShownCampaign {
  campaign: CampaignRow;
  product: Pick<typeof products.$inferSelect, 'name' | 'slug' | 'pricePesewas' | 'primaryImage'>;
}

const plain = pickFields(campaign);

export function toCampaign({ campaign: row, product }: ShownCampaign, now: Date): Campaign {
  const state = stateAt(row, now);
  return {
    ...plain(row),
    product_name: product.name,
    product_image: product.primaryImage && mediaPath(product.primaryImage.id),
    product_price: moneyText(product.pricePesewas),
    product_url: `/products/${product.slug}`,
    price_paid: moneyText(row.amountPesewas),
    start_date: row.startsAt.toISOString(),
    end_date: row.endsAt.toISOString(),
    days_remaining: daysLeft(row.endsAt, now),
    state,
    is_currently_active: state === 'active',
    is_in_grace_period: state === 'grace',
    grace_period_end: graceEnd(row).toISOString(),
    payment_reference: row.paymentId,
    created_at: row.createdAt.toISOString(),
  };
}
