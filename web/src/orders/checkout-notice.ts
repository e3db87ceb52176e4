import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import type { Purchase } from './checkout-purchase.ts';

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
