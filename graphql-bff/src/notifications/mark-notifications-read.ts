import { markNotificationsRead } from '@besesaka/schema/notifications/operations.ts';
import type { NotificationsReadAnswer } from '@besesaka/schema/notifications/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Notification } from './notification.ts';
import { UnreadNotifications } from './unread-notifications.ts';

const NotificationsMarkedRead = builder.objectRef<NotificationsReadAnswer>('NotificationsMarkedRead').implement({
  description: 'What you have read now.',
  fields: (t) => ({
    notification: t.expose('notification', {
      type: Notification,
      nullable: true,
      description: 'The one that was marked; null when all were.',
    }),
    unread: t.expose('unread', { type: UnreadNotifications, description: 'How much is left to read.' }),
  }),
});

const MarkNotificationsReadInput = builder.inputType('MarkNotificationsReadInput', {
  description: 'What you have read.',
  fields: (t) => ({ notificationId: t.id({ description: 'Which one; all without it.' }) }),
});

builder.mutationField('markNotificationsRead', (t) =>
  t.field({
    type: NotificationsMarkedRead,
    extensions: asks(markNotificationsRead),
    description: 'Marks one notification as read, or all of them.',
    args: { input: t.arg({ type: MarkNotificationsReadInput, required: true, description: 'One, or all.' }) },
    errors: failsAs('MarkNotificationsReadResult', 'What is left to read, or why nothing was marked.'),
    resolve: (_root, { input: { notificationId } }, ctx) =>
      ctx.rest.call(markNotificationsRead, { body: { id: notificationId ?? undefined } }),
  }),
);
