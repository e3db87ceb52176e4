import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { notification, notificationChoices, unreadCounts } from './resources.ts';

/** Includes the new unread counts, so that all badges agree. An existing notification moves up with its new text. */
export const notificationAdded = eventKind(
  'notification.added',
  null,
  // The defaults are for events from before notifications could move up.
  z.object({
    notification: notification.extend({ number: notification.shape.number.default(1) }),
    is_new: z.boolean().default(true),
    unread: unreadCounts,
  }),
);

/** One notification or all of them were marked as read, here or on another device. */
export const notificationsRead = eventKind(
  'notifications.read',
  null,
  z.object({ id: z.uuid().nullable(), unread: unreadCounts }),
);

/** The user's new settings, sent to their other tabs and devices. */
export const choicesChanged = eventKind('notifications.choices-changed', null, notificationChoices);
