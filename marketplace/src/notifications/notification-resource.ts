import { type Notification, notification } from '@besesaka/schema/notifications/resources.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { NotificationRow } from './tables.ts';

const plain = pickFields(notification);

/** Kinds that show the latest state of one thing. A new state replaces the former and is not counted as a second event. */
const stateKinds: ReadonlySet<NotificationRow['kind']> = new Set([
  'subscription',
  'campaign',
  'payment',
  'verification',
]);

export function toNotification(row: NotificationRow): Notification {
  const number = stateKinds.has(row.kind) ? 1 : row.number;
  return { ...plain(row), number, is_read: row.readAt !== null, created_at: row.createdAt.toISOString() };
}
