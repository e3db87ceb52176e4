import { notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import type { NotificationList } from '@besesaka/schema/notifications/resources.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { listNotifications } from './api.ts';
import { Notification, NotificationSource } from './notification.ts';

interface NotificationPageValue {
  list: NotificationList;
  page: number;
}

const NotificationPage = builder.objectRef<NotificationPageValue>('NotificationPage').implement({
  description: 'One page of what you were told.',
  fields: (t) => ({
    items: t.field({
      type: [Notification],
      extensions: atMost(notificationLimits.pageSize),
      description: 'The notifications of this page, newest first.',
      resolve: ({ list }) => list.results,
    }),
    totalCount: t.int({
      description: 'How many notifications the whole list has.',
      resolve: ({ list }) => list.count,
    }),
    unreadCount: t.int({
      description: 'How many notifications you have not read, of either source.',
      resolve: ({ list }) => list.unread.notifications,
    }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list }) => Math.ceil(list.count / notificationLimits.pageSize),
    }),
  }),
});

builder.objectField(Viewer, 'notifications', (t) =>
  t.field({
    type: NotificationPage,
    nullable: true,
    extensions: callForEach,
    description: 'What you were told, 20 to a page.',
    args: {
      source: t.arg({ type: NotificationSource, description: 'Only what concerns you as this.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async (_viewer, { source, page }, ctx) => {
      const query = { source, page, page_size: notificationLimits.pageSize };
      return { list: await ctx.rest.call(listNotifications, { query }), page };
    },
  }),
);
