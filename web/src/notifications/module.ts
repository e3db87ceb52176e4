import type { Module } from '#platform/module.ts';
import { notificationTypePolicies } from './cache.ts';
import type { NotificationsUpdate } from './follow-inbox.ts';

export const notificationsModule: Module<NotificationsUpdate> = {
  typePolicies: notificationTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
