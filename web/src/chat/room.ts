import type { Room } from '#platform/room.ts';
import type { ChatUpdate } from './follow-inbox.ts';

/** The cache's policies load with the chat's own code, because no public page needs them. */
export const chatRoom: Room<ChatUpdate> = {
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
