import { campaignChanged } from '@besesaka/schema/campaigns/events.ts';
import { type Campaign, campaign } from '@besesaka/schema/campaigns/resources.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, eq } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import { daysLeft } from '#payments/rules.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { shops } from '#shops/tables.ts';
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

interface ShownCampaign {
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

/** Finds a campaign of this shop. A campaign of another shop gives the same error as one that does not exist. */
export async function findCampaign(ctx: Ctx, { id, shopId }: { id: string; shopId: string }): Promise<ShownCampaign> {
  const [found] = isUuid(id)
    ? await ctx.db
        .select(shownColumns)
        .from(campaigns)
        .innerJoin(products, eq(products.id, campaigns.productId))
        .where(and(eq(campaigns.id, id), eq(campaigns.shopId, shopId)))
    : [];
  if (!found) throw new NotFound(texts.missing);
  return found;
}

export async function changeCampaign(tx: Tx, row: CampaignRow, to: Partial<CampaignRow>): Promise<CampaignRow> {
  const [changed] = await tx.db
    .update(campaigns)
    .set({ ...to, version: row.version + 1 })
    .where(eq(campaigns.id, row.id))
    .returning();
  if (!changed) throw new Error('campaign row missing after lock');
  return changed;
}

interface NoticeText {
  title: string;
  text: string;
}

/** Updates the seller's open screens. Changes that the seller did not make, or that matter, are also a notification. */
export async function emitCampaignChanged(tx: Tx, { id }: CampaignRow, words: NoticeText | null): Promise<Campaign> {
  const [shown] = await tx.db
    .select({ ...shownColumns, ownerId: shops.ownerId })
    .from(campaigns)
    .innerJoin(products, eq(products.id, campaigns.productId))
    .innerJoin(shops, eq(shops.id, campaigns.shopId))
    .where(eq(campaigns.id, id));
  if (!shown) throw new Error('campaign row missing after lock');
  const changed = toCampaign(shown, tx.now);
  tx.emit(shown.ownerId, campaignChanged, { campaign: changed });
  if (words)
    tx.notify({
      to: shown.ownerId,
      source: 'seller',
      kind: 'campaign',
      key: `campaign:${id}`,
      content: words,
      link: '/dashboard/shop/products/featured',
      mail: { paragraphs: [words.text], action: 'Open your campaigns' },
    });
  return changed;
}
