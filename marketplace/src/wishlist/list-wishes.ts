import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { WishlistQuery } from '@besesaka/schema/wishlist/inputs.ts';
import type { WishlistOrdering } from '@besesaka/schema/wishlist/limits.ts';
import type { WishlistItem } from '@besesaka/schema/wishlist/resources.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { type Key, partOf } from '#platform/db/keyset.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { countWishes } from './change-wishlist.ts';
import { wishlistItems } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: WishlistQuery;
}

const sortKeys: Record<WishlistOrdering, Key> = {
  '-created_at': { by: wishlistItems.createdAt, type: 'timestamptz', isDown: true },
  created_at: { by: wishlistItems.createdAt, type: 'timestamptz', isDown: false },
  price: { by: products.pricePesewas, type: 'numeric', isDown: false },
  '-price': { by: products.pricePesewas, type: 'numeric', isDown: true },
  name: { by: sql`lower(${products.name})`, type: 'text', isDown: false },
};
const tieBreaker: Key = { by: products.id, type: 'uuid', isDown: false };

/** Returns the viewer's saved products with current prices. */
export async function listWishes({ ctx, input }: Args) {
  const { userId } = requireViewer(ctx);
  const part = partOf(input.ordering, [sortKeys[input.ordering], tieBreaker], input);
  const [items, count] = await Promise.all([
    ctx.db
      .select({ item: wishlistItems, product: shownColumns, keys: part.keys })
      .from(wishlistItems)
      .innerJoin(products, eq(products.id, wishlistItems.productId))
      .where(and(eq(wishlistItems.userId, userId), part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? countWishes(ctx, userId) : null,
  ]);
  const { rows, ...place } = part.toPage(items);
  return { results: rows.map(toItem), count, ...place };
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
  sellerTakesOrders: products.sellerTakesOrders,
  sellerName: products.sellerName,
  sellerSlug: products.sellerSlug,
};

interface Row {
  item: typeof wishlistItems.$inferSelect;
  product: Pick<typeof products.$inferSelect, keyof typeof shownColumns>;
}

function toItem({ item, product }: Row): WishlistItem {
  const isPublic = isPublicProduct(product);
  return {
    product: product.id,
    product_name: product.name,
    product_slug: product.slug,
    product_image: product.primaryImage && mediaPath(product.primaryImage.id),
    product_price: moneyText(product.pricePesewas),
    price_when_saved: moneyText(item.savedPesewas),
    seller_name: product.sellerName,
    seller_slug: product.sellerSlug,
    stock_quantity: isPublic ? product.stockQuantity : 0,
    in_stock: isPublic && product.stockQuantity > 0,
    is_available: isPublic && product.sellerTakesOrders,
    is_favorited: true,
    created_at: item.createdAt.toISOString(),
  };
}
