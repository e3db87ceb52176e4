import type { OrderState } from '#gql/graphql.ts';

const words: Record<OrderState, string> = {
  PENDING: 'placed',
  ACCEPTED: 'accepted',
  DISPATCHED: 'on its way',
  DELIVERED: 'delivered',
  COMPLETED: 'completed',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  RETURNED: 'returned',
};

/** "Order BS12AB accepted". */
export function stepSentence({ orderId, state }: { orderId: string; state: OrderState }): string {
  return `Order ${orderId} ${words[state]}`;
}
