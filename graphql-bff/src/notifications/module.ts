import type { Module } from '#platform/module.ts';
import './activity.ts';
import './mark-notifications-read.ts';
import './notification-choices.ts';
import './notification-list.ts';
import { NotificationAdded, NotificationChoicesChanged, NotificationsRead } from './notification-news.ts';
import { unreadNotificationsCount } from './unread-notifications.ts';

export const notificationsModule: Module = {
  inbox: [NotificationAdded, NotificationsRead, NotificationChoicesChanged],
  unread: [unreadNotificationsCount],
};
