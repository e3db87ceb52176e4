import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { lockOwnShop, requireVerified } from '#catalog/selling/lock-own-shop.ts';
import { products } from '#catalog/tables.ts';
import type { Quote, Seller } from '#payments/seller.ts';
import { InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { type CampaignOffer, campaignPlansOn } from './campaign-plans-on.ts';
import { findCampaign } from './emit-campaign-changed.ts';
import { type CampaignRow, campaignPeriods } from './tables.ts';

/** The spec's `payment_type` of a campaign. */
export const campaignPurpose = 'featured_product';

/** The price to feature a product for a period, or to extend its campaign. The quote is saved at today's price. */
export const quoteCampaign: Seller['quote'] = async (tx, { input }) => {
  const shop = await lockOwnShop(tx);
  requireVerified(shop);
  const campaign = input.campaign_id
    ? (await findCampaign(tx, { id: input.campaign_id, shopId: shop.id })).campaign
    : null;
  const plan = planOf(tx, input.duration_type ?? campaign?.durationType);
  const product = await findProduct(tx, { id: campaign?.productId ?? input.product_id, shopId: shop.id, campaign });
  const autoRenew = input.auto_renew ?? campaign?.autoRenew ?? false;
  return quoteOf(tx, { plan, product, campaignId: campaign?.id ?? null, autoRenew });
};

interface Days {
  plan: CampaignOffer;
  product: typeof products.$inferSelect;
  campaignId: string | null;
  autoRenew: boolean;
}

/** Saves what is about to be paid. The caller has locked the shop. */
export async function quoteOf(ctx: Ctx, { plan, product, ...rest }: Days): Promise<Quote> {
  const { durationType, durationDays, pesewas: amountPesewas } = plan;
  const terms = { shopId: product.shopId, productId: product.id, durationType, durationDays, amountPesewas, ...rest };
  return {
    purpose: campaignPurpose,
    subjectId: await savePeriod(ctx, terms),
    amountPesewas,
    description: `Featured for ${durationLabel(durationDays)}: ${product.name}`,
  };
}

function planOf(ctx: Ctx, durationType: string | undefined) {
  if (durationType === undefined) throw new InvalidInput({ duration_type: [texts.missingChoice] }, texts.missingChoice);
  const plan = campaignPlansOn(ctx).find((one) => one.durationType === durationType);
  if (!plan) throw new InvalidInput({ duration_type: [texts.unknownPlan] }, texts.unknownPlan);
  return plan;
}

interface ProductChoice {
  id: string | undefined;
  shopId: string;
  campaign: CampaignRow | null;
}

/**
 * Only products that users can see and order may be featured. A product that is featured already is extended through
 * its campaign.
 */
async function findProduct(ctx: Ctx, { id, shopId, campaign }: ProductChoice) {
  if (id === undefined) throw new InvalidInput({ product_id: [texts.missingChoice] }, texts.missingChoice);
  const [product] = await ctx.db
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.shopId, shopId)));
  if (!product) throw new NotFound(texts.productMissing);
  if (!isPublicProduct(product)) throw new Refused(texts.hidden);
  if (product.stockQuantity === 0) throw new Refused(texts.outOfStock);
  const isFeatured = product.featuredUntil !== null && product.featuredUntil > ctx.now;
  if (isFeatured && !campaign) throw new Refused(texts.featuredAlready);
  return product;
}

type PeriodTerms = Pick<
  typeof campaignPeriods.$inferInsert,
  'shopId' | 'productId' | 'durationType' | 'durationDays' | 'amountPesewas' | 'autoRenew'
> & { campaignId: string | null };

/** Choosing the same terms again returns the same row, so that they are not paid twice. */
async function savePeriod(ctx: Ctx, terms: PeriodTerms): Promise<string> {
  const { campaignId, productId, durationType, amountPesewas, autoRenew } = terms;
  const [known] = await ctx.db
    .update(campaignPeriods)
    .set({ autoRenew })
    .where(
      and(
        eq(campaignPeriods.productId, productId),
        eq(campaignPeriods.state, 'pending'),
        eq(campaignPeriods.durationType, durationType),
        eq(campaignPeriods.amountPesewas, amountPesewas),
        campaignId ? eq(campaignPeriods.campaignId, campaignId) : isNull(campaignPeriods.campaignId),
      ),
    )
    .returning({ id: campaignPeriods.id });
  if (known) return known.id;
  const id = newId();
  await ctx.db.insert(campaignPeriods).values({ id, ...terms, createdAt: ctx.now });
  return id;
}
