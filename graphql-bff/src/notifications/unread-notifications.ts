import { listNotifications } from '@besesaka/schema/notifications/operations.ts';
import type { unreadCounts } from '@besesaka/schema/notifications/resources.ts';
import type { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import type { UnreadCount } from '#platform/module.ts';

const description = 'Number of unread notifications.';

export const UnreadNotifications = builder.objectRef<z.infer<typeof unreadCounts>>('UnreadNotifications').implement({
  description: 'Number of unread notifications.',
  fields: (t) => ({ notifications: t.exposeInt('notifications', { description }) }),
});

export const unreadNotificationsCount: UnreadCount = {
  name: 'notifications',
  description,
  /** Every page of the list contains the count, so it reads the smallest one. */
  read: async (ctx) =>
    (await ctx.rest.call(listNotifications, { query: { page_size: 1, count: false } })).unread.notifications,
};
