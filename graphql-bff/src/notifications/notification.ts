import { listActivities, listNotifications, markNotificationsRead } from '@besesaka/schema/notifications/operations.ts';
import {
  activity,
  type NotificationList,
  type Notification as NotificationValue,
  notification,
} from '@besesaka/schema/notifications/resources.ts';
import type { ObjectFieldBuilder } from '@pothos/core';
import { createLoader } from '#platform/context/loader.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf, type Types } from '#platform/contract/object.ts';
import { connectionFor, viewerField } from '#platform/contract/read.ts';
import { pageUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { loadableAsNode, ofViewer, uuidForm } from '#platform/graphql/nodes.ts';

interface Linked {
  link: string;
}

const pageField = (t: ObjectFieldBuilder<Types, Linked>) =>
  t.field({
    type: 'Url',
    description: 'URL of that page.',
    resolve: ({ link }, _args, ctx) => pageUrl(link, ctx),
  });

export const Notification = objectOf(notification, { add: (t) => ({ url: pageField(t) }) });
objectOf(activity, { add: (t) => ({ url: pageField(t) }) });

viewerField('activities', listActivities);
viewerField('notifications', listNotifications);

builder.objectField(connectionFor<NotificationValue, NotificationList>(Notification), 'unreadCount', (t) =>
  t.int({
    description: 'Number of unread notifications of either source.',
    resolve: ({ unread }) => unread.notifications,
  }),
);

mutation(markNotificationsRead, { notification: 'notification', unread: 'unread' });

export const loadNotification = createLoader<NotificationValue>(async (ctx, ids) => {
  const query = { ids: ids.join(','), page_size: ids.length, count: false };
  const list = await ofViewer(ctx.rest.call(listNotifications, { query }));
  return new Map(list.map((one) => [one.id, one]));
});

loadableAsNode(Notification, {
  id: ({ id }) => id,
  form: uuidForm,
  load: (id, ctx) => loadNotification(ctx, id, null),
});
