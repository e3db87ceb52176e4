import type { Order } from '@besesaka/schema/orders/resources.ts';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import type { Viewer } from '#platform/context.ts';

/** An order is its seller's only once they may see it. */
export const isOwnSale = (userId: string) => and(eq(orders.sellerId, userId), eq(orders.sellerSees, true));
export const isOwnOrder = (userId: string) => or(eq(orders.buyerId, userId), isOwnSale(userId));

/** Only the buyer, the seller and admins can see an order. */
export function visibleOrder(viewer: Viewer, code: string): SQL | undefined {
  return and(eq(orders.code, code), or(isOwnOrder(viewer.userId), isAdmin(viewer, 'reading')));
}

export function sideOf(viewer: Viewer, order: Pick<OrderRow, 'buyerId' | 'sellerId'>): Order['viewer_is'] {
  if (viewer.userId === order.buyerId) return 'buyer';
  return viewer.userId === order.sellerId ? 'seller' : 'admin';
}
