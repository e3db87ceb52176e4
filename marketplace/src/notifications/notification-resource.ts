import type { Notification } from '@besesaka/schema/notifications/resources.ts';
import type { NotificationRow } from './tables.ts';

export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    title: row.title,
    text: row.text,
    link: row.link,
    number: row.number,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}
