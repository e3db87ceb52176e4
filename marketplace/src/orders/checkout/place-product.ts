import type { PlaceProductInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrdersCreated } from '@besesaka/schema/orders/resources.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { placeOrders } from './place-orders.ts';

/** Orders one product directly, without the cart. */
export function placeProduct({ tx, input }: { tx: Tx; input: PlaceProductInput }): Promise<OrdersCreated> {
  const { userId: buyerId } = requireViewer(tx);
  const { product_id: productId, quantity, ...details } = input;
  return placeOrders(tx, { buyerId, lines: [{ productId, quantity }], from: 'product', details });
}
