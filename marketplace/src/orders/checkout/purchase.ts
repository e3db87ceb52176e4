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
}

export type Goods = LockedProduct & { quantity: number };

interface Purchase {
  buyerId: string;
  lines: readonly PurchaseLine[];
  /** What is in a cart was once seen by its person, so its name may be said; by a bare id nothing is given away. */
  from: 'cart' | 'product';
}

/** Each line with its product, or the first reason why this purchase cannot be. */
export function pickGoods({ buyerId, lines, from }: Purchase, locked: readonly LockedProduct[]): Goods[] {
  const byId = new Map(locked.map((product) => [product.id, product]));
  return lines.map(({ productId, quantity }) => {
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
    return { ...product, quantity };
  });
}

/** Nobody pays another sum than the one they saw: the new one comes with the refusal. */
export function checkTotal(goods: readonly Goods[], expected: string | undefined): void {
  const total = cartTotal(goods);
  if (expected === undefined || parseMoney(expected) === total) return;
  throw new AppError('TOTAL_CHANGED', texts.totalChanged, { details: { total: [moneyText(total)] } });
}

/** One order for each shop, in the order in which the shops first appear. */
export function splitByShop(goods: readonly Goods[]): [Goods, ...Goods[]][] {
  const shops = new Map<string, [Goods, ...Goods[]]>();
  for (const one of goods) {
    const others = shops.get(one.shopId);
    if (others) others.push(one);
    else shops.set(one.shopId, [one]);
  }
  return [...shops.values()];
}
