import { z } from 'zod';
import { notificationSources } from '#kernel/notifications.ts';
import { listQuery } from '#kernel/paging.ts';
import { notificationLimits as limits } from './limits.ts';

export const notificationListQuery = listQuery(limits.pageSize).extend({
  source: z.enum(notificationSources).optional(),
});

/** Without an id: all of them. */
export const readNotificationsInput = z.object({ id: z.uuid().optional() });
