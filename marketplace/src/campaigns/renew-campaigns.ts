import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { and, eq } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { cancelCharges, reserveCharge } from '#payments/cards/charge-card.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { campaignPlansOn } from './campaign-plans-on.ts';
import { changeCampaign, emitCampaignChanged } from './emit-campaign-changed.ts';
import { quoteOf } from './quote-campaign.ts';
import { nextRenewal } from './rules.ts';
import { type CampaignRow, campaignPeriods } from './tables.ts';

/** Charges the seller's saved card. Without one, the seller gets a link to a page where they can pay. */
export async function tryRenewal(tx: Tx, row: CampaignRow): Promise<void> {
  const [found] = await tx.db
    .select({ product: products, verification: shops.verification, ownerId: shops.ownerId })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(products.id, row.productId));
  const canGoOn = found && isPublicProduct(found.product) && found.verification === 'verified';
  await changeCampaign(tx, row, { renewalDueAt: canGoOn ? nextRenewal(row.endsAt, tx.now) : null });
  if (!canGoOn || (await charge(tx, row, found))) return void (await emitCampaignChanged(tx, row, null));
  const { name } = found.product;
  const text = `${name} is featured until ${longDate(row.endsAt.toISOString())}. Pay for the next period to keep it featured.`;
  await emitCampaignChanged(tx, row, { title: 'Your campaign ends soon', text });
}

interface Featured {
  product: typeof products.$inferSelect;
  ownerId: string;
}

/** Charges the price of the last payment, and only while the product can be sold. */
async function charge(ctx: Ctx, row: CampaignRow, { product, ownerId }: Featured): Promise<boolean> {
  const plan = campaignPlansOn(ctx).find((one) => one.durationType === row.durationType);
  if (!plan || plan.pesewas > row.amountPesewas || product.stockQuantity === 0) return false;
  const quote = await quoteOf(ctx, { plan, product, campaignId: row.id, autoRenew: true });
  return (await reserveCharge(ctx, { ...quote, userId: ownerId, until: row.endsAt })) !== null;
}

/** Cancels pending charges when the seller has turned renewal off. */
export async function cancelRenewalCharges(ctx: Ctx, { id, ownerId }: { id: string; ownerId: string }): Promise<void> {
  const isPending = and(eq(campaignPeriods.campaignId, id), eq(campaignPeriods.state, 'pending'));
  const subjectIds = ctx.db.select({ id: campaignPeriods.id }).from(campaignPeriods).where(isPending);
  await cancelCharges(ctx, { userId: ownerId, subjectIds });
}
