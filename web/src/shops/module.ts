import type { Module } from '#platform/module.ts';
import { shopTypePolicies } from './cache.ts';
import type { ShopsUpdate } from './follow-inbox.ts';

export const shopsModule: Module<ShopsUpdate> = {
  typePolicies: shopTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
