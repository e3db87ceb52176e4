import { listNotifications } from '@besesaka/schema/notifications/operations.ts';
import type { Module, UnreadCount } from '#platform/module.ts';
import { NotificationAdded, NotificationChoicesChanged, NotificationsRead } from './notification-news.ts';

const notifications: UnreadCount = {
  name: 'notifications',
  description: 'Number of unread notifications.',
  /** Every page of the list contains the count, so it reads the smallest one. */
  read: async (ctx) =>
    (await ctx.rest.call(listNotifications, { query: { page_size: 1, count: false } })).unread.notifications,
};

export const notificationsModule: Module = {
  inbox: [NotificationAdded, NotificationsRead, NotificationChoicesChanged],
  unread: [notifications],
};
