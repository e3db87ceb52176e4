import type { Room } from '#platform/room.ts';
import { notificationTypePolicies } from './cache.ts';
import type { NotificationsUpdate } from './follow-inbox.ts';

export const notificationsRoom: Room<NotificationsUpdate> = {
  typePolicies: notificationTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
