import type { Room } from '#platform/room.ts';
import type { SupportUpdate } from './follow-inbox.ts';

export const supportRoom: Room<SupportUpdate> = {
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
