import type { Cart } from './cart-view.ts';
import type { Purchase } from './checkout-purchase.ts';

/** The cart as the checkout shows it. */
export function purchaseOfCart({ items, total, version }: Cart): Purchase {
  return {
    kind: 'cart',
    id: `cart:${version}`,
    lines: items
      .filter(({ isAvailable }) => isAvailable)
      .map(({ id, productName, sellerName, quantity, lineTotal }) => ({
        id,
        name: productName,
        sellerName,
        quantity,
        total: lineTotal.amount,
      })),
    total: total.amount,
    product: null,
  };
}
