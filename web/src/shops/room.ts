import type { Room } from '#platform/room.ts';
import { shopTypePolicies } from './cache.ts';
import type { ShopsUpdate } from './follow-inbox.ts';

export const shopsRoom: Room<ShopsUpdate> = {
  typePolicies: shopTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
