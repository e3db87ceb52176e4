import type { Module } from '#platform/module.ts';
import { wishlistTypePolicies } from './cache.ts';
import type { WishlistUpdate } from './follow-inbox.ts';

export const wishlistModule: Module<WishlistUpdate> = {
  typePolicies: wishlistTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
