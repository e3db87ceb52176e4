import {
  notificationAdded,
  notificationChoicesChanged,
  notificationsRead,
} from '@besesaka/schema/notifications/events.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { loadedField } from '#platform/contract/object.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';
import { loadNotification, Notification } from './notification.ts';
import { NotificationChoices } from './notification-choices.ts';

export const NotificationAdded = inboxEvent(notificationAdded);

export const NotificationsRead = inboxEvent(notificationsRead, {
  add: (t) => ({
    notification: loadedField(t, {
      type: Notification,
      nullable: true,
      description: 'The notification as it is now; null for all.',
      load: async ({ payload: { id } }, ctx) => (id === null ? null : loadNotification(ctx, id, null)),
    }),
  }),
});

export const NotificationChoicesChanged = inboxEvent(notificationChoicesChanged, {
  without: ['results'],
  add: (t) => ({
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
