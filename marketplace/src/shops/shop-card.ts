import { ratingSummary } from '@besesaka/schema/kernel/ratings.ts';
import type { ShopCard } from '@besesaka/schema/shops/resources.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { shops } from './tables.ts';

export const shopColumns = {
  id: shops.id,
  ownerId: shops.ownerId,
  businessName: shops.businessName,
  businessSlug: shops.businessSlug,
  ratingAverage: shops.ratingAverage,
  ratingCount: shops.ratingCount,
  verification: shops.verification,
  logoId: shops.logoId,
  city: shops.city,
  region: shops.region,
  takesOrders: shops.takesOrders,
  version: shops.version,
  hiddenAt: shops.hiddenAt,
};

export type ShopRow = Pick<typeof shops.$inferSelect, keyof typeof shopColumns>;

export function toShopCard(row: ShopRow): ShopCard {
  return {
    id: row.id,
    business_name: row.businessName,
    business_slug: row.businessSlug,
    ...ratingSummary(row.ratingAverage, row.ratingCount),
    // A hidden shop has no badge, because its owner may not trade.
    verified: row.verification === 'verified' && row.hiddenAt === null,
    shop_logo: row.logoId && mediaPath(row.logoId),
    city: row.city,
    region: row.region,
    version: row.version,
    takes_orders: row.takesOrders && row.hiddenAt === null,
  };
}
