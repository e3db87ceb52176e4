import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import type { StartConversationInput } from '@besesaka/schema/chat/inputs.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { readVariants, variantOf } from '#catalog/product/chosen-variants.ts';
import { products } from '#catalog/tables.ts';
import { visibleOrder } from '#orders/placed/order-visibility.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { Forbidden, NotFound } from '#platform/base/errors.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

/** The key of a conversation: its members and its subject. */
export interface Subject {
  buyerId: string;
  shopId: string;
  sellerId: string;
  productId: string | null;
}

interface Args {
  ctx: Ctx;
  viewer: Viewer;
  input: Pick<StartConversationInput, 'seller' | 'product' | 'order_id'>;
}

export async function findSubject({ ctx, viewer, input }: Args): Promise<Subject> {
  const subject = await named(ctx, viewer, input);
  if (!subject || (input.seller && input.seller !== subject.shopId)) throw new NotFound(texts.gone);
  if (subject.buyerId === subject.sellerId) throw new Forbidden(input.product ? texts.ownProduct : texts.ownShop);
  return subject;
}

/** The chosen variant of the product in texts; undefined without one. */
export async function findVariantLabel(ctx: Ctx, { product, variant_id: variantId }: StartConversationInput) {
  if (variantId === undefined) return;
  const chosen = { productId: product ?? '', variantId };
  const variant = variantOf(await readVariants(ctx, [chosen]), chosen);
  if (!variant) throw new NotFound(catalogTexts.variantMissing);
  return variantLabel(variant.optionValues);
}

async function named(ctx: Ctx, viewer: Viewer, input: Args['input']): Promise<Subject | undefined> {
  if (input.order_id) return ofOrder(ctx, viewer, input.order_id.toUpperCase());
  if (input.product) return ofProduct(ctx, viewer.userId, input.product);
  return input.seller ? ofShop(ctx, viewer.userId, input.seller) : undefined;
}

async function ofProduct({ db }: Ctx, buyerId: string, productId: string): Promise<Subject | undefined> {
  const [found] = await db
    .select({ shopId: products.shopId, sellerId: shops.ownerId })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, productId), isPublic));
  return found && { ...found, buyerId, productId };
}

async function ofShop({ db }: Ctx, buyerId: string, shopId: string): Promise<Subject | undefined> {
  const [found] = await db
    .select({ sellerId: shops.ownerId })
    .from(shops)
    .where(and(eq(shops.id, shopId), isNull(shops.hiddenAt)));
  return found && { ...found, buyerId, shopId, productId: null };
}

/** An order's conversation is about its first product. Buyer and seller get the same one. */
async function ofOrder({ db }: Ctx, viewer: Viewer, code: string): Promise<Subject | undefined> {
  const [found] = await db
    .select({
      buyerId: orders.buyerId,
      shopId: orders.shopId,
      sellerId: orders.sellerId,
      productId: orderItems.productId,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(visibleOrder(viewer, code))
    .orderBy(orderItems.position)
    .limit(1);
  const isTheirs = found && [found.buyerId, found.sellerId].includes(viewer.userId);
  return isTheirs ? found : undefined;
}
