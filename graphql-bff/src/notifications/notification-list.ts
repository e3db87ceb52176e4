import { notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import { listNotifications } from '@besesaka/schema/notifications/operations.ts';
import type { Notification as NotificationValue } from '@besesaka/schema/notifications/resources.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import {
  type ConnectionValue,
  connectionOf,
  cursorArgs,
  positionOf,
  sizedAs,
  toConnection,
} from '#platform/graphql/connection.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Notification, NotificationSource } from './notification.ts';

const sizes = { usual: notificationLimits.pageSize };

interface WithUnread extends ConnectionValue<NotificationValue> {
  unreadCount: number;
}

const NotificationConnection = connectionOf<NotificationValue, WithUnread>('Notification', Notification, {
  one: 'notification',
  many: 'notifications',
});

builder.objectField(NotificationConnection, 'unreadCount', (t) =>
  t.exposeInt('unreadCount', { description: 'Number of unread notifications of either source.' }),
);

builder.objectField(Viewer, 'notifications', (t) =>
  t.field({
    type: NotificationConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: "The viewer's notifications, newest first.",
    args: {
      ...cursorArgs(sizes),
      source: t.arg({
        type: NotificationSource,
        description: 'Return only notifications to the viewer as buyer or as seller.',
      }),
    },
    resolve: async (_viewer, { source, ...args }, ctx, info) => {
      const query = { ...positionOf(args, info, sizes), source };
      const list = await ctx.rest.call(listNotifications, { query });
      return { ...toConnection(list, (one) => one), unreadCount: list.unread.notifications };
    },
  }),
);
