import type { FragmentType } from '#gql/fragment-masking.ts';
import type { PlacedOrderFragment } from './checkout-documents.ts';
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

export type PlacedOrder = { id: string } & FragmentType<typeof PlacedOrderFragment>;
