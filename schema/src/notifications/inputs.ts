import { z } from 'zod';
import { listQuery, manyIds } from '#kernel/lists/paging.ts';
import { notificationChannels, notificationKinds, notificationSources } from '#kernel/notifications.ts';
import { notificationLimits as limits } from './limits.ts';

export const notificationListQuery = listQuery(limits.pageSize).extend({
  source: z.enum(notificationSources).optional(),
  ids: manyIds.optional(),
});

/** Without an id, all notifications are marked as read. */
export const readNotificationsInput = z.object({ id: z.uuid().optional() });

export const notificationChoiceInput = z.object({
  kind: z.enum(notificationKinds),
  channel: z.enum(notificationChannels),
  is_on: z.boolean(),
});
export type NotificationChoiceInput = z.infer<typeof notificationChoiceInput>;
