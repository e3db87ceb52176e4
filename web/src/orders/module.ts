import type { Module } from '#platform/module.ts';
import { orderTypePolicies } from './cache.ts';
import type { OrdersUpdate } from './follow-inbox.ts';

export const ordersModule: Module<OrdersUpdate> = {
  typePolicies: orderTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
