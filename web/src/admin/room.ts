import type { Room } from '#platform/room.ts';
import type { AdminUpdate } from './follow-inbox.ts';

export const adminRoom: Room<AdminUpdate> = {
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
