import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { discountPercentage, moneyText } from '@besesaka/schema/kernel/money.ts';
import { ratingSummary } from '@besesaka/schema/kernel/ratings.ts';
import { toCardImage } from '#catalog/card-image.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** Returns the ids of those products that the user has in their wishlist. */
    findWishlistedIds: (ctx: Ctx, userId: string, productIds: string[]) => Promise<ReadonlySet<string>>;
  }
}

/** The columns of a card. They are all in the product's own row, so a list needs no join. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  pricePesewas: products.pricePesewas,
  priceToPesewas: products.priceToPesewas,
  compareAtPesewas: products.compareAtPesewas,
  stockQuantity: products.stockQuantity,
  isActive: products.isActive,
  takesOffers: products.takesOffers,
  featuredUntil: products.featuredUntil,
  primaryImage: products.primaryImage,
  categoryId: products.categoryId,
  categoryName: products.categoryName,
  categorySlug: products.categorySlug,
  sellerName: products.sellerName,
  sellerSlug: products.sellerSlug,
  sellerVerified: products.sellerVerified,
  sellerTakesOrders: products.sellerTakesOrders,
  sellerCity: products.sellerCity,
  ratingAverage: products.ratingAverage,
  ratingCount: products.ratingCount,
  salesCount: products.salesCount,
  viewsCount: products.viewsCount,
  version: products.version,
  createdAt: products.createdAt,
};

export type CardRow = Pick<typeof products.$inferSelect, keyof typeof cardColumns>;

/** Returns the card as a visitor sees it. `markFavorites` adds the viewer's wishlist. */
export function toCard(row: CardRow, now: Date): ProductCard {
  const isFeatured = row.featuredUntil !== null && row.featuredUntil > now;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    price: moneyText(row.pricePesewas),
    price_from: moneyText(row.pricePesewas),
    price_to: moneyText(row.priceToPesewas ?? row.pricePesewas),
    has_variants: row.priceToPesewas !== null,
    compare_at_price: row.compareAtPesewas === null ? null : moneyText(row.compareAtPesewas),
    discount_percentage: discountPercentage(row.pricePesewas, row.compareAtPesewas),
    stock_quantity: row.stockQuantity,
    in_stock: row.stockQuantity > 0,
    is_active: row.isActive,
    takes_offers: row.takesOffers,
    is_featured: isFeatured,
    featured: isFeatured,
    primary_image: row.primaryImage && toCardImage(row.primaryImage),
    category_id: row.categoryId,
    category_name: row.categoryName,
    category_slug: row.categorySlug,
    seller_name: row.sellerName,
    seller_slug: row.sellerSlug,
    seller_verified: row.sellerVerified,
    seller_takes_orders: row.sellerTakesOrders,
    seller_city: row.sellerCity,
    review_summary: ratingSummary(row.ratingAverage, row.ratingCount),
    is_favorited: false,
    sales_count: row.salesCount,
    views_count: row.viewsCount,
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}

/** Marks the products in the viewer's wishlist, with one statement for all cards. */
export async function markFavorites(ctx: Ctx, cards: ProductCard[]): Promise<void> {
  if (!ctx.viewer || cards.length === 0) return;
  const ids = cards.map(({ id }) => id);
  const wished = await ctx.ports.findWishlistedIds(ctx, ctx.viewer.userId, ids);
  for (const card of cards) card.is_favorited = wished.has(card.id);
}
