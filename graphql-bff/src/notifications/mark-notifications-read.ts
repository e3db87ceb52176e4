import { markNotificationsRead } from '@besesaka/schema/notifications/operations.ts';
import type { NotificationsReadAnswer } from '@besesaka/schema/notifications/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Notification } from './notification.ts';
import { UnreadNotifications } from './unread-notifications.ts';

const NotificationsMarkedRead = builder.objectRef<NotificationsReadAnswer>('NotificationsMarkedRead').implement({
  description: 'The notification that was marked as read, and the remaining unread count.',
  fields: (t) => ({
    notification: t.expose('notification', {
      type: Notification,
      nullable: true,
      description: 'The notification that was marked as read; null if all were.',
    }),
    unread: t.expose('unread', {
      type: UnreadNotifications,
      description: 'Number of unread notifications that remain.',
    }),
  }),
});

const MarkNotificationsReadInput = builder.inputType('MarkNotificationsReadInput', {
  description: 'The notification to mark as read.',
  fields: (t) => ({
    notificationId: t.id({ description: 'ID of the notification; if left out, all are marked as read.' }),
  }),
});

builder.mutationField('markNotificationsRead', (t) =>
  t.field({
    type: NotificationsMarkedRead,
    extensions: asks(markNotificationsRead),
    description: 'Marks one notification as read, or all of them.',
    args: {
      input: t.arg({
        type: MarkNotificationsReadInput,
        required: true,
        description: 'The notification, or none for all.',
      }),
    },
    errors: failsAs('MarkNotificationsReadResult', 'The remaining unread count, or an error.'),
    resolve: (_root, { input: { notificationId } }, ctx) =>
      ctx.rest.call(markNotificationsRead, { body: { id: notificationId ?? undefined } }),
  }),
);
