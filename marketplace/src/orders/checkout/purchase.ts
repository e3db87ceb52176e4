import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { OrderDelivery } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { takesNoOrders } from '@besesaka/schema/shops/closed-text.ts';
import {
  requireVariant,
  type VariantOfProduct,
  type VariantWithPicture,
  variantOf,
} from '#catalog/product/chosen-variants.ts';
import type { LockedProduct } from '#catalog/product/lock-products.ts';
import { insufficientStock, sumOfLines } from '#orders/cart/cart-lines.ts';
import { AppError, Forbidden, NotFound, Refused } from '#platform/base/errors.ts';

export interface PurchaseLine extends VariantOfProduct {
  quantity: number;
  /** An agreed price. By default it is the product's. */
  pricePesewas?: number;
}

/** A product with the variant's own price, stock and picture. */
export type OrderLine = LockedProduct &
  Pick<VariantWithPicture, 'pricePesewas' | 'stockQuantity'> & {
    variantId: string | null;
    variantLabel: string;
    quantity: number;
  };

/** All lines belong to one shop. */
export type ShopGoods = [OrderLine, ...OrderLine[]];

/** The part of a purchase that becomes one order. */
export interface ShopPart {
  goods: ShopGoods;
  /** Null if buyer and seller agree on the delivery. */
  delivery: OrderDelivery | null;
  shippingFeePesewas: number;
}

interface Purchase {
  buyerId: string;
  lines: readonly PurchaseLine[];
  /** An error about a cart line may name the product, because the user has seen it. An error about a bare id must not. */
  from: 'cart' | 'product';
}

interface Locked {
  products: readonly LockedProduct[];
  variants: ReadonlyMap<string, VariantWithPicture>;
}

/** Matches each line with its product and variant. Throws the first reason that prevents the purchase. */
export function resolveLines({ buyerId, lines, from }: Purchase, { products, variants }: Locked): OrderLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = byId.get(line.productId);
    if (product?.ownerId === buyerId) throw new Forbidden(texts.ownProduct);
    if (!product?.isPublic) {
      throw product && from === 'cart'
        ? new Refused(texts.notAvailable(product.name))
        : new NotFound(texts.productGone);
    }
    if (!product.takesOrders) throw new Refused(from === 'cart' ? texts.shopPaused(product.sellerName) : takesNoOrders);
    if (from === 'product') requireVariant(product, line.variantId);
    const variant = variantOf(variants, line);
    if (!variant) {
      throw from === 'cart' ? new Refused(texts.notAvailable(product.name)) : new NotFound(catalogTexts.variantMissing);
    }
    const ordered = orderLine(product, variant, line);
    if (line.quantity > variant.stockQuantity) throw insufficientStock(ordered);
    return ordered;
  });
}

function orderLine(product: LockedProduct, variant: VariantWithPicture, line: PurchaseLine): OrderLine {
  const { variantId, quantity, pricePesewas = variant.pricePesewas } = line;
  const { stockQuantity, optionValues, picture } = variant;
  const label = variantLabel(optionValues);
  const image = picture ? { ...picture, alt: `${product.name}, ${label}` } : product.image;
  return { ...product, image, pricePesewas, stockQuantity, variantId, variantLabel: label, quantity };
}

/** The total of one shop's order: its goods and their delivery. */
export function orderTotal({ goods, shippingFeePesewas }: Pick<ShopPart, 'goods' | 'shippingFeePesewas'>): number {
  return sumOfLines(goods) + shippingFeePesewas;
}

/** Refuses the purchase if the total differs from the one the buyer saw. The error contains the new total. */
export function checkTotal(parts: readonly ShopPart[], expected: string | undefined): void {
  const total = parts.reduce((sum, part) => sum + orderTotal(part), 0);
  if (expected === undefined || parseMoney(expected) === total) return;
  throw new AppError('TOTAL_CHANGED', texts.totalChanged, { details: { total: [moneyText(total)] } });
}

/** Groups the lines by shop, in the order in which the shops first appear. */
export function splitByShop(goods: readonly OrderLine[]): ShopGoods[] {
  const shops = new Map<string, ShopGoods>();
  for (const one of goods) {
    const others = shops.get(one.shopId);
    if (others) others.push(one);
    else shops.set(one.shopId, [one]);
  }
  return [...shops.values()];
}
