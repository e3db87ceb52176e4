import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { and, eq } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { type ShownCampaign, shownColumns } from './campaign-resource.ts';
import { campaigns } from './tables.ts';

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
