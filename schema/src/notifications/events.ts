import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { notification, unreadCounts } from './resources.ts';

/** Carries the new counts too, so that every badge agrees. */
export const notificationAdded = eventKind('notification.added', z.object({ notification, unread: unreadCounts }));

/** One or all were read, here or on another device. */
export const notificationsRead = eventKind(
  'notifications.read',
  z.object({ id: z.uuid().nullable(), unread: unreadCounts }),
);
