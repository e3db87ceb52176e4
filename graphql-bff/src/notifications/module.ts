import { choicesChanged, notificationAdded, notificationsRead } from '@besesaka/schema/notifications/events.ts';
import type { Module } from '#platform/module.ts';
import './activity.ts';
import './mark-notifications-read.ts';
import './notification-choices.ts';
import './notification-list.ts';
import { NotificationAdded, NotificationChoicesChanged, NotificationsRead } from './notification-news.ts';
import { unreadNotificationsCount } from './unread-notifications.ts';

export const notificationsModule: Module = {
  inbox: [
    { kind: notificationAdded, type: NotificationAdded },
    { kind: notificationsRead, type: NotificationsRead },
    { kind: choicesChanged, type: NotificationChoicesChanged },
  ],
  unread: [unreadNotificationsCount],
};
