import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { cartItems, carts } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { cartTotal } from './cart-total.ts';

const lineColumns = {
  version: carts.version,
  updatedAt: carts.updatedAt,
  id: cartItems.id,
  quantity: cartItems.quantity,
  priceWhenAdded: cartItems.pricePesewas,
  productId: products.id,
  slug: products.slug,
  name: products.name,
  image: products.primaryImage,
  pricePesewas: products.pricePesewas,
  productVersion: products.version,
  stockQuantity: products.stockQuantity,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  sellerName: products.sellerName,
  sellerSlug: products.sellerSlug,
};

/** Returns the cart with current prices and stock, in one statement. */
export async function readCart({ ctx }: { ctx: Ctx }): Promise<Cart> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select(lineColumns)
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.userId, carts.userId))
    .leftJoin(products, and(eq(products.id, cartItems.productId), isNotNull(cartItems.id)))
    .where(eq(carts.userId, userId))
    .orderBy(cartItems.addedAt, cartItems.id);
  const [head] = rows;
  const lines = rows.flatMap((row) => (isLine(row) ? [row] : []));
  return {
    items: lines.map(toCartItem),
    item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    // Lines that cannot be ordered now stay in the cart but do not count towards the total.
    total: moneyText(cartTotal(lines.filter((line) => isPublicProduct(line) && line.stockQuantity > 0))),
    version: head?.version ?? 0,
    updated_at: head?.updatedAt.toISOString() ?? null,
  };
}

type Row = {
  [K in keyof typeof lineColumns]: (typeof lineColumns)[K]['_']['data'] | null;
};
type Nullable = 'image' | 'archivedAt';
type Line = { [K in keyof Row]: K extends Nullable ? Row[K] : NonNullable<Row[K]> };

/** An empty cart is one row without an item. An item always has a product. */
function isLine(row: Row): row is Line {
  return row.id !== null && row.productId !== null;
}

function toCartItem(line: Line): Cart['items'][number] {
  const isAvailable = isPublicProduct(line);
  return {
    id: line.id,
    product_id: line.productId,
    product_slug: line.slug,
    product_name: line.name,
    product_image: line.image && mediaPath(line.image.id),
    product_price: moneyText(line.pricePesewas),
    price_when_added: moneyText(line.priceWhenAdded),
    product_version: line.productVersion,
    seller_name: line.sellerName,
    seller_slug: line.sellerSlug,
    quantity: line.quantity,
    stock_quantity: isAvailable ? line.stockQuantity : 0,
    in_stock: isAvailable && line.stockQuantity > 0,
    is_available: isAvailable,
    line_total: moneyText(cartTotal([line])),
  };
}
