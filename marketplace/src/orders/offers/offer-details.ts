import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { OfferSide } from '@besesaka/schema/orders/offers/limits.ts';
import type { Offer } from '@besesaka/schema/orders/offers/resources.ts';
import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { allowedOfferActions, awaits, stateAt } from './offer-rules.ts';
import { type OfferRow, offers } from './tables.ts';

/** Selects offers with the current names of their product and its two sides. A list adds its sort keys. */
export function selectOffers(db: Pick<Database, 'select'>, keys: SQL<string[]> = sql<string[]>`null`) {
  return db
    .select({
      ...getTableColumns(offers),
      productName: products.name,
      sellerName: products.sellerName,
      sellerSlug: products.sellerSlug,
      buyerName: users.fullName,
      keys,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, offers.buyerId));
}

export type OfferDetails = Awaited<ReturnType<typeof selectOffers>>[number];

/** Locks the offer for its buyer or seller. For others it is missing. */
export async function lockOffer(tx: Tx, id: string): Promise<{ offer: OfferRow; side: OfferSide }> {
  const { userId } = requireViewer(tx);
  const [offer] = isUuid(id) ? await tx.db.select().from(offers).where(eq(offers.id, id)).for('update') : [];
  if (!offer || ![offer.buyerId, offer.sellerId].includes(userId)) throw new NotFound(texts.missing);
  return { offer, side: sideOf(offer, userId) };
}

/** The side of one of its two users. */
export function sideOf({ buyerId }: Pick<OfferRow, 'buyerId'>, userId: string): OfferSide {
  return userId === buyerId ? 'buyer' : 'seller';
}

/** Returns the offer as this side sees it now. */
export function toOffer(offer: OfferDetails, side: OfferSide, now: Date): Offer {
  const { id, quantity, pricePesewas, version } = offer;
  return {
    id,
    quantity,
    version,
    viewer_is: side,
    status: stateAt(offer, now),
    awaits: awaits(offer, now),
    price: moneyText(pricePesewas),
    total: moneyText(pricePesewas * quantity),
    product_id: offer.productId,
    product_name: offer.productName,
    variant_id: offer.variantId,
    variant_label: offer.variantLabel,
    shop_id: offer.shopId,
    seller_name: offer.sellerName,
    seller_slug: offer.sellerSlug,
    buyer_name: offer.buyerName,
    ends_at: offer.endsAt.toISOString(),
    order_id: offer.orderCode,
    allowed_actions: allowedOfferActions(offer, side, now),
    steps: offer.steps.map(({ kind, by, pricePesewas: price, quantity, at }) => ({
      kind,
      by,
      quantity,
      at,
      price: moneyText(price),
    })),
    created_at: offer.createdAt.toISOString(),
    updated_at: offer.updatedAt.toISOString(),
  };
}
