import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { hiddenShopText, shopTexts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { isConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { Forbidden, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

export type OwnShop = Pick<
  typeof shops.$inferSelect,
  'id' | 'businessName' | 'businessSlug' | 'city' | 'verification' | 'listingLimit' | 'takenDownAt'
>;

/**
 * Locks the viewer's shop until the transaction ends, so that two products published at once are both counted. The shop is
 * always locked before any product.
 */
export async function lockOwnShop(ctx: Ctx): Promise<OwnShop> {
  const { userId } = requireViewer(ctx);
  const [shop] = await ctx.db
    .select({
      id: shops.id,
      businessName: shops.businessName,
      businessSlug: shops.businessSlug,
      city: shops.city,
      verification: shops.verification,
      listingLimit: shops.listingLimit,
      takenDownAt: shops.takenDownAt,
    })
    .from(shops)
    .where(eq(shops.ownerId, userId))
    .for('no key update');
  if (!shop) throw new Forbidden(texts.shopNeeded);
  if (!(await isConfirmed(ctx, userId))) throw new Refused(accountTexts.confirmToSell, 'EMAIL_UNCONFIRMED');
  return shop;
}

/** Only verified sellers can publish, and never from a shop that an admin has hidden. */
export function requireVerified({ verification, takenDownAt }: Pick<OwnShop, 'verification' | 'takenDownAt'>): void {
  if (verification !== 'verified') throw new Forbidden(shopTexts.verificationRequired);
  if (takenDownAt !== null) throw new Forbidden(hiddenShopText);
}

/** Sellers can prepare drafts while their verification is pending. */
export function requireDrafting({ verification, takenDownAt }: Pick<OwnShop, 'verification' | 'takenDownAt'>): void {
  requireVerified({ verification: verification === 'pending' ? 'verified' : verification, takenDownAt });
}

/** The shop's columns in its products, which lists read without a join. */
export function sellerColumns({ id, businessName, businessSlug, verification, city }: OwnShop) {
  const sellerVerified = verification === 'verified';
  return { shopId: id, sellerName: businessName, sellerSlug: businessSlug, sellerVerified, sellerCity: city };
}
