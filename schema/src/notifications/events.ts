import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { notification, notificationChoices, unreadCounts } from './resources.ts';

/** Includes the new unread counts, so that all badges agree. An existing notification moves up with its new text. */
export const notificationAdded = eventKind(
  'notification.added',
  null,
  resource('NotificationAdded', 'A new notification, or an existing one that moved up.', {
    notification: describe(notification, 'The notification'),
    is_new: describe(
      z.boolean(),
      'Whether the notification is new; false if it existed before and moved up with a new text',
    ),
    unread: describe(unreadCounts, 'Unread counts after the event'),
  }),
);

export const notificationsRead = eventKind(
  'notifications.read',
  null,
  resource('NotificationsRead', 'One notification or all were marked as read, on any device of the user.', {
    id: describe(z.uuid().nullable(), 'ID of the notification; null for all', null, { as: 'notificationId' }),
    unread: describe(unreadCounts, 'Unread counts after the event'),
  }),
);

export const notificationChoicesChanged = eventKind(
  'notifications.choices-changed',
  null,
  resource(
    'NotificationChoicesChanged',
    'The notification settings changed, on any device of the user.',
    notificationChoices.shape,
  ),
);
