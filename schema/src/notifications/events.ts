import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { notification, notificationChoices, unreadCounts } from './resources.ts';

/** Carries the new counts too, so that every badge agrees. One that was there already moves up with its new words. */
export const notificationAdded = eventKind(
  'notification.added',
  // What was logged before rows moved up was new, and told once.
  z.object({
    notification: notification.extend({ number: notification.shape.number.default(1) }),
    is_new: z.boolean().default(true),
    unread: unreadCounts,
  }),
);

/** One or all were read, here or on another device. */
export const notificationsRead = eventKind(
  'notifications.read',
  z.object({ id: z.uuid().nullable(), unread: unreadCounts }),
);

/** What the person is told, and how, from now on: told to their other tabs and devices. */
export const choicesChanged = eventKind('notifications.choices-changed', notificationChoices);
