import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { toCardImage } from '#catalog/card-image.ts';
import { toVariant } from '#catalog/product/variant-details.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { products, productVariants } from '#catalog/tables.ts';
import { cartItems, carts } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { media } from '#platform/media/tables.ts';
import { chosenVariant, sumOfLines } from './cart-lines.ts';

const lineColumns = {
  version: carts.version,
  updatedAt: carts.updatedAt,
  id: cartItems.id,
  variantId: cartItems.variantId,
  variantLabel: cartItems.variantLabel,
  quantity: cartItems.quantity,
  priceWhenAdded: cartItems.pricePesewas,
  productId: products.id,
  slug: products.slug,
  name: products.name,
  image: products.primaryImage,
  productVersion: products.version,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  sellerTakesOrders: products.sellerTakesOrders,
  sellerName: products.sellerName,
  sellerSlug: products.sellerSlug,
  /** A variant that the seller removed or turned off leaves a line that cannot be ordered. */
  offer: productVariants,
  picture: { id: media.id, color: media.color, width: media.width, height: media.height },
};

/** Returns the cart with current prices and stock, in one statement. */
export async function readCart({ ctx }: { ctx: Ctx }): Promise<Cart> {
  const { userId } = requireViewer(ctx);
  const rows = await readRows(ctx, userId);
  const [head] = rows;
  const lines = rows.flatMap((row) => (isLine(row) ? [row] : []));
  // Lines that cannot be ordered now stay in the cart but do not count.
  const subtotal = moneyText(sumOfLines(lines.filter((line) => stockOf(line) > 0).map(priced)));
  return {
    items: lines.map(toCartItem),
    item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    total: subtotal,
    version: head?.version ?? 0,
    updated_at: head?.updatedAt.toISOString() ?? null,
  };
}

function readRows({ db }: Ctx, userId: string) {
  return db
    .select(lineColumns)
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.userId, carts.userId))
    .leftJoin(products, and(eq(products.id, cartItems.productId), isNotNull(cartItems.id)))
    .leftJoin(productVariants, and(eq(productVariants.id, cartItems.variantId), productVariants.isActive))
    .leftJoin(media, eq(media.id, productVariants.mediaId))
    .where(eq(carts.userId, userId))
    .orderBy(cartItems.addedAt, cartItems.id);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Nullable = 'image' | 'archivedAt' | 'offer' | 'picture';
type Line = { [K in keyof Row]: K extends Nullable ? Row[K] : NonNullable<Row[K]> };

/** An empty cart is one row without an item. An item always has a product. */
function isLine(row: Row): row is Line {
  return row.id !== null && row.productId !== null;
}

function isOffered(line: Line): boolean {
  return isPublicProduct(line) && line.offer !== null;
}

const stockOf = (line: Line) => (isOffered(line) ? (line.offer?.stockQuantity ?? 0) : 0);

const priced = ({ offer, priceWhenAdded, quantity }: Line) => ({
  pricePesewas: offer?.pricePesewas ?? priceWhenAdded,
  quantity,
});

function toCartItem(line: Line): Cart['items'][number] {
  const { offer, picture } = line;
  const label = line.variantLabel;
  const image = picture && toCardImage({ ...picture, alt: `${line.name}, ${label}` });
  return {
    id: line.id,
    product_id: line.productId,
    variant_id: chosenVariant(line),
    variant_label: label,
    variant: offer && label !== '' ? toVariant({ ...offer, sku: null }, image) : null,
    product_slug: line.slug,
    product_name: line.name,
    product_image: image?.image ?? (line.image && mediaPath(line.image.id)),
    product_price: moneyText(priced(line).pricePesewas),
    price_when_added: moneyText(line.priceWhenAdded),
    product_version: line.productVersion,
    seller_name: line.sellerName,
    seller_slug: line.sellerSlug,
    quantity: line.quantity,
    stock_quantity: stockOf(line),
    in_stock: stockOf(line) > 0,
    is_available: isOffered(line) && line.sellerTakesOrders,
    line_total: moneyText(sumOfLines([priced(line)])),
  };
}
