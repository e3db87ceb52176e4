import type { Product, ProductState } from '@besesaka/schema/catalog/resources.ts';

/** The part of a product that can change while its page is open. */
export function stateOf(product: Pick<Product, keyof ProductState>): ProductState {
  const { id, price, compare_at_price, discount_percentage, stock_quantity, in_stock, is_active, version } = product;
  return { id, price, compare_at_price, discount_percentage, stock_quantity, in_stock, is_active, version };
}
