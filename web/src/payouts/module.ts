import type { Module } from '#platform/module.ts';
import type { MoneyUpdate } from './follow-inbox.ts';

export const payoutsModule: Module<MoneyUpdate> = {
  // A payment inside stays with the money, whose version counts.
  typePolicies: { OrderMoney: { keyFields: ['orderId'] }, PaymentPrompt: { keyFields: false } },
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
