import { campaignChanged } from '@besesaka/schema/campaigns/events.ts';
import type { Campaign } from '@besesaka/schema/campaigns/resources.ts';
import { eq } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { shownColumns, toCampaign } from './campaign-resource.ts';
import { type CampaignRow, campaigns } from './tables.ts';

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
  const campaign = toCampaign(shown, tx.now);
  tx.emit(shown.ownerId, campaignChanged, { campaign });
  if (words)
    tx.notify({
      ...{ to: shown.ownerId, source: 'seller', kind: 'campaign', key: `campaign:${id}`, words },
      link: '/dashboard/shop/products/featured',
      mail: { paragraphs: [words.text], action: 'Open your campaigns' },
    });
  return campaign;
}
