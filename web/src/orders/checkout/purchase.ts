import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import type { PurchaseKind } from './checkout-failure.ts';

interface PurchaseLine {
  id: string;
  name: string;
  sellerName: string;
  quantity: number;
  total: string;
}

/** What is about to be ordered, as the dialog shows it. */
export interface Purchase {
  kind: PurchaseKind;
  /** Tells this purchase from all others of the tab: the cart's version, or product and quantity. */
  id: string;
  lines: readonly PurchaseLine[];
  total: string;
  /** The one product; the cart has none. */
  product: { id: string; quantity: number } | null;
}

export function piecesOf({ lines }: Purchase): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The cart was emptied elsewhere, in another tab for one, while the dialog stands open. */
export function emptyCartWarning({ kind, lines }: Pick<Purchase, 'kind' | 'lines'>) {
  if (kind !== 'cart' || lines.length > 0) return null;
  return { title: orderTexts.emptyCartTitle, text: orderTexts.emptyCartText };
}

/** What changed under the open dialog; nothing where it is as it was when it opened. */
export function checkoutNotice(purchase: Pick<Purchase, 'kind' | 'lines' | 'total'>, begunWith: string): string {
  const empty = emptyCartWarning(purchase);
  if (empty) return `${empty.title}: ${empty.text}`;
  return purchase.total === begunWith ? '' : orderTexts.totalChanged;
}
