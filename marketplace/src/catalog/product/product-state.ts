import type { Product, ProductState } from '@besesaka/schema/catalog/resources.ts';

/** What may change on a product while somebody looks at it. */
export function stateOf(product: Pick<Product, keyof ProductState>): ProductState {
  const { id, price, compare_at_price, discount_percentage, stock_quantity, in_stock, is_active, version } = product;
  return { id, price, compare_at_price, discount_percentage, stock_quantity, in_stock, is_active, version };
}
