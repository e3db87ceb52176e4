import { choicesChanged, notificationAdded, notificationsRead } from '@besesaka/schema/notifications/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { Notification } from './notification.ts';
import { NotificationChoices } from './notification-choices.ts';
import { UnreadNotifications } from './unread-notifications.ts';

export const NotificationAdded = inboxType('NotificationAdded', {
  description: 'You were told something.',
  fields: (t) => ({
    notification: t.field({
      type: Notification,
      description: 'What you were told.',
      resolve: (event) => payloadOf(notificationAdded, event).notification,
    }),
    isNew: t.boolean({
      description: 'False where it was in the list before and moved up with new words.',
      resolve: (event) => payloadOf(notificationAdded, event).is_new,
    }),
    unread: t.field({
      type: UnreadNotifications,
      description: 'How much you had not read then.',
      resolve: (event) => payloadOf(notificationAdded, event).unread,
    }),
  }),
});

export const NotificationsRead = inboxType('NotificationsRead', {
  description: 'You have read one notification or all, here or on another device.',
  fields: (t) => ({
    notificationId: t.id({
      nullable: true,
      description: 'Which one; null for all.',
      resolve: (event) => payloadOf(notificationsRead, event).id,
    }),
    unread: t.field({
      type: UnreadNotifications,
      description: 'How much you had not read then.',
      resolve: (event) => payloadOf(notificationsRead, event).unread,
    }),
  }),
});

export const NotificationChoicesChanged = inboxType('NotificationChoicesChanged', {
  description: 'You chose what you are told and how, here or on another device.',
  fields: (t) => ({
    choices: t.field({
      type: NotificationChoices,
      description: 'What you chose, with all else as it is usual.',
      resolve: (event) => payloadOf(choicesChanged, event),
    }),
  }),
});

builder.subscriptionField('notificationAdded', (t) =>
  t.field({
    type: NotificationAdded,
    description: 'What you are told from now on.',
    ...liveKind(notificationAdded),
    resolve: (event) => event,
  }),
);
