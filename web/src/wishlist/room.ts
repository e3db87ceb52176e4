import type { Room } from '#platform/room.ts';
import { wishlistTypePolicies } from './cache.ts';
import type { WishlistUpdate } from './follow-inbox.ts';

export const wishlistRoom: Room<WishlistUpdate> = {
  typePolicies: wishlistTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
