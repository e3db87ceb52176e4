import { choicesChanged, notificationAdded, notificationsRead } from '@besesaka/schema/notifications/events.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';
import { loadNotification, Notification } from './notification.ts';
import { NotificationChoices } from './notification-choices.ts';
import { UnreadNotifications } from './unread-notifications.ts';

export const NotificationAdded = inboxType(notificationAdded, 'NotificationAdded', {
  description: 'A new notification, or an existing one that moved up.',
  fields: (t) => ({
    notification: t.field({
      type: Notification,
      description: 'The notification.',
      resolve: ({ payload }) => payload.notification,
    }),
    isNew: t.boolean({
      description: 'Whether the notification is new; false if it existed before and moved up with a new text.',
      resolve: ({ payload }) => payload.is_new,
    }),
    unread: t.field({
      type: UnreadNotifications,
      description: 'Unread count after the event.',
      resolve: ({ payload }) => payload.unread,
    }),
  }),
});

export const NotificationsRead = inboxType(notificationsRead, 'NotificationsRead', {
  description: 'One notification or all were marked as read, on any device of the viewer.',
  fields: (t) => ({
    notificationId: t.id({
      nullable: true,
      description: 'ID of the notification; null for all.',
      resolve: ({ payload }) => payload.id,
    }),
    notification: t.field({
      type: Notification,
      nullable: true,
      extensions: callForEach,
      description: 'The notification as it is now; null for all.',
      resolve: ({ payload: { id } }, _args, ctx) => (id === null ? null : loadNotification(ctx, id, null)),
    }),
    unread: t.field({
      type: UnreadNotifications,
      description: 'Unread count after the event.',
      resolve: ({ payload }) => payload.unread,
    }),
  }),
});

export const NotificationChoicesChanged = inboxType(choicesChanged, 'NotificationChoicesChanged', {
  description: 'The notification settings changed, on any device of the viewer.',
  fields: (t) => ({
    choices: t.field({
      type: NotificationChoices,
      description: 'The new settings.',
      resolve: ({ payload }) => payload,
    }),
  }),
});

builder.subscriptionField('notificationAdded', (t) =>
  t.field({
    description: 'New notifications, from now on.',
    ...liveKind(NotificationAdded),
  }),
);
