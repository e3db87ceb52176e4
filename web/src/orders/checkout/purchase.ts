import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import {
  type BlockedLine,
  blockedLines,
  type Cart,
  isOffered,
  lineTotal,
  nameOf,
  sumOfLines,
} from '#orders/cart/cart-view.ts';
import type { PurchaseKind } from './checkout-failure.ts';

interface PurchaseLine {
  id: string;
  name: string;
  sellerName: string;
  sellerSlug: string;
  quantity: number;
  total: string;
}

/** A purchase as the dialog shows it, before it is ordered. */
export interface Purchase {
  kind: PurchaseKind;
  /** Identifies the purchase within the tab: the cart's version, or product and quantity. */
  id: string;
  lines: readonly PurchaseLine[];
  /** What has to be changed or removed before it can be ordered. */
  blocked: readonly BlockedLine[];
  /** The goods, without delivery. */
  total: string;
  /** The single product; null for a cart. */
  product: { id: string; variantId: string | null; quantity: number } | null;
  /** The id of the offer whose agreed price and amount this is. */
  offer?: string;
}

export function piecesOf({ lines }: Purchase): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The warning for a cart that was emptied elsewhere, such as in another tab, while the dialog is open. */
export function emptyCartWarning({ kind, lines }: Pick<Purchase, 'kind' | 'lines'>) {
  if (kind !== 'cart' || lines.length > 0) return null;
  return { title: orderTexts.emptyCartTitle, text: orderTexts.emptyCartText };
}

/** The notice of a change since the dialog opened; empty if there is none. */
export function checkoutNotice(purchase: Pick<Purchase, 'kind' | 'lines' | 'total'>, begunWith: string): string {
  const empty = emptyCartWarning(purchase);
  if (empty) return `${empty.title}: ${empty.text}`;
  return purchase.total === begunWith ? '' : orderTexts.totalChanged;
}

/** Converts the cart for the checkout. */
export function purchaseOfCart({ items, version }: Pick<Cart, 'items' | 'version'>): Purchase {
  return {
    kind: 'cart',
    id: `cart:${version}`,
    lines: items.filter(isOffered).map((line) => ({
      id: line.id,
      name: nameOf(line),
      sellerName: line.shop.name,
      sellerSlug: line.shop.slug,
      quantity: line.quantity,
      total: lineTotal(line, line.quantity),
    })),
    blocked: blockedLines(items),
    total: sumOfLines(items),
    product: null,
  };
}
