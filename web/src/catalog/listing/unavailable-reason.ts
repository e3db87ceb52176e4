import { takesNoOrders } from '@besesaka/schema/shops/closed-text.ts';

interface Availability {
  inStock: boolean;
  shop: { takesOrders: boolean };
}

/** Why a product cannot be ordered now; null if it can. */
export function unavailableReason({ inStock, shop }: Availability): string | null {
  if (!inStock) return 'It is out of stock.';
  return shop.takesOrders ? null : takesNoOrders;
}
