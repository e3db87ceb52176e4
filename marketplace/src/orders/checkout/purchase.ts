import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import type { LockedProduct } from '#catalog/product/lock-products.ts';
import { cartTotal } from '#orders/cart/cart-total.ts';
import { insufficientStock } from '#orders/cart/check-quantity.ts';
import { AppError, Forbidden, NotFound, Refused } from '#platform/base/errors.ts';

export interface PurchaseLine {
  productId: string;
  quantity: number;
  /** An agreed price. By default it is the product's. */
  pricePesewas?: number;
}

export type OrderLine = LockedProduct & { quantity: number };

interface Purchase {
  buyerId: string;
  lines: readonly PurchaseLine[];
  /** An error about a cart line may name the product, because the user has seen it. An error about a bare id must not. */
  from: 'cart' | 'product';
}

/** Matches each line with its product. Throws the first reason that prevents the purchase. */
export function resolveLines({ buyerId, lines, from }: Purchase, locked: readonly LockedProduct[]): OrderLine[] {
  const byId = new Map(locked.map((product) => [product.id, product]));
  return lines.map(({ productId, quantity, pricePesewas }) => {
    const product = byId.get(productId);
    if (product?.ownerId === buyerId) throw new Forbidden(texts.ownProduct);
    if (!product?.isPublic) {
      throw product && from === 'cart'
        ? new Refused(texts.notAvailable(product.name))
        : new NotFound(texts.productGone);
    }
    if (!product.takesOrders)
      throw new Refused(from === 'cart' ? texts.shopPaused(product.sellerName) : shopTexts.takesNoOrders);
    if (quantity > product.stockQuantity) throw insufficientStock(product);
    return { ...product, quantity, pricePesewas: pricePesewas ?? product.pricePesewas };
  });
}

/** Refuses the order if the total differs from the one the buyer saw. The error contains the new total. */
export function checkTotal(goods: readonly OrderLine[], expected: string | undefined): void {
  const total = cartTotal(goods);
  if (expected === undefined || parseMoney(expected) === total) return;
  throw new AppError('TOTAL_CHANGED', texts.totalChanged, { details: { total: [moneyText(total)] } });
}

/** Groups the lines by shop, in the order in which the shops first appear. */
export function splitByShop(goods: readonly OrderLine[]): [OrderLine, ...OrderLine[]][] {
  const shops = new Map<string, [OrderLine, ...OrderLine[]]>();
  for (const one of goods) {
    const others = shops.get(one.shopId);
    if (others) others.push(one);
    else shops.set(one.shopId, [one]);
  }
  return [...shops.values()];
}
