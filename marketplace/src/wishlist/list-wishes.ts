import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { WishlistQuery } from '@besesaka/schema/wishlist/inputs.ts';
import type { WishlistOrdering } from '@besesaka/schema/wishlist/limits.ts';
import type { WishlistItem } from '@besesaka/schema/wishlist/resources.ts';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { pageRows } from '#platform/db/page-rows.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { countWishes } from './change-wishlist.ts';
import { wishlistItems } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: WishlistQuery;
}

const orders: Record<WishlistOrdering, SQL> = {
  '-created_at': desc(wishlistItems.createdAt),
  created_at: asc(wishlistItems.createdAt),
  price: asc(products.pricePesewas),
  '-price': desc(products.pricePesewas),
  name: sql`lower(${products.name})`,
};

/** What a person wished for, at the prices of now. */
export async function listWishes({ ctx, input }: Args): Promise<{ results: WishlistItem[]; count: number }> {
  const { userId } = requireViewer(ctx);
  const { limit, offset } = pageRows(input);
  const rows = ctx.db
    .select({ item: wishlistItems, product: shownColumns })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(orders[input.ordering], products.id)
    .limit(limit)
    .offset(offset);
  const [found, count] = await Promise.all([rows, countWishes(ctx, userId)]);
  return { results: found.map(toItem), count };
}

const shownColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  primaryImage: products.primaryImage,
  pricePesewas: products.pricePesewas,
  stockQuantity: products.stockQuantity,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  sellerName: products.sellerName,
  sellerSlug: products.sellerSlug,
};

interface Row {
  item: typeof wishlistItems.$inferSelect;
  product: Pick<typeof products.$inferSelect, keyof typeof shownColumns>;
}

function toItem({ item, product }: Row): WishlistItem {
  const isAvailable = isPublicProduct(product);
  return {
    product: product.id,
    product_name: product.name,
    product_slug: product.slug,
    product_image: product.primaryImage && mediaPath(product.primaryImage.id),
    product_price: moneyText(product.pricePesewas),
    price_when_saved: moneyText(item.savedPesewas),
    seller_name: product.sellerName,
    seller_slug: product.sellerSlug,
    stock_quantity: isAvailable ? product.stockQuantity : 0,
    in_stock: isAvailable && product.stockQuantity > 0,
    is_available: isAvailable,
    is_favorited: true,
    created_at: item.createdAt.toISOString(),
  };
}
