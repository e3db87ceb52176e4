import { type Notification, notification } from '@besesaka/schema/notifications/resources.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { NotificationRow } from './tables.ts';

const plain = pickFields(notification);

/** A new state replaces another one, which is no second event of the same kind. */
const tellsState: ReadonlySet<NotificationRow['kind']> = new Set([
  'subscription',
  'campaign',
  'payment',
  'verification',
]);

export function toNotification(row: NotificationRow): Notification {
  const number = tellsState.has(row.kind) ? 1 : row.number;
  return { ...plain(row), number, is_read: row.readAt !== null, created_at: row.createdAt.toISOString() };
}
