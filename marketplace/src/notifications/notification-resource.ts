import { type Notification, notification } from '@besesaka/schema/notifications/resources.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { NotificationRow } from './tables.ts';

const plain = pickFields(notification);

export function toNotification(row: NotificationRow): Notification {
  return { ...plain(row), is_read: row.readAt !== null, created_at: row.createdAt.toISOString() };
}
