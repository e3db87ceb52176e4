import type { Room } from '#platform/room.ts';
import { orderTypePolicies } from './cache.ts';
import type { OrdersUpdate } from './follow-inbox.ts';

export const ordersRoom: Room<OrdersUpdate> = {
  typePolicies: orderTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
