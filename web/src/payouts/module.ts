import type { Module } from '#platform/module.ts';
import { pagedList } from '#platform/network/paged-list.ts';
import type { MoneyUpdate } from './follow-inbox.ts';

const payouts = pagedList([]);
const shopMoneyEntries = pagedList(['sum']);

export const payoutsModule: Module<MoneyUpdate> = {
  // A payment inside stays with the money, whose version counts.
  typePolicies: {
    OrderMoney: { keyFields: ['orderId'] },
    AdminOrderActs: { keyFields: ['orderId'] },
    PaymentPrompt: { keyFields: false },
    Viewer: { keyFields: [], fields: { payouts, shopMoneyEntries } },
    ShopMoney: { keyFields: [], merge: true },
    PayoutStatement: { keyFields: false },
  },
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
