import { z } from 'zod';
import { listQuery, manyIds } from '#kernel/lists/paging.ts';
import { notificationChannel, notificationKind, notificationSource } from '#kernel/notifications.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { notificationLimits as limits } from './limits.ts';

export const notificationListQuery = listQuery(limits.pageSize).extend({
  source: oneOf(notificationSource).optional(),
  ids: manyIds.optional(),
});

export const readNotificationsInput = resource('ReadNotificationsInput', 'The notification to mark as read.', {
  id: describe(
    z.uuid().optional(),
    'ID of the notification; if left out, all are marked as read',
    '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a',
    { as: 'notificationId' },
  ),
});

export const notificationChoiceInput = resource('NotificationChoiceInput', 'One notification setting.', {
  kind: describe(oneOf(notificationKind), 'Kind of notification', 'wishlist'),
  channel: describe(oneOf(notificationChannel), 'Channel', 'mail'),
  is_on: describe(z.boolean(), 'Whether notifications of this kind are sent on this channel', false),
});
export type NotificationChoiceInput = z.infer<typeof notificationChoiceInput>;
