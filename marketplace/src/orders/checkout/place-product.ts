import type { PlaceProductInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrdersCreated } from '@besesaka/schema/orders/resources.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { placeOrders } from './place-orders.ts';

/** Buys one product at once; the cart is left as it is. */
export function placeProduct({ ctx, input }: { ctx: Ctx; input: PlaceProductInput }): Promise<OrdersCreated> {
  const { userId: buyerId } = requireViewer(ctx);
  const { product_id: productId, quantity, ...details } = input;
  return inTransaction(ctx, (ctx) =>
    placeOrders(ctx, { buyerId, lines: [{ productId, quantity }], from: 'product', details }),
  );
}
