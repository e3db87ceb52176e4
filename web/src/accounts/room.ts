import type { Room } from '#platform/room.ts';
import type { AccountsUpdate } from './follow-inbox.ts';

export const accountsRoom: Room<AccountsUpdate> = {
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
