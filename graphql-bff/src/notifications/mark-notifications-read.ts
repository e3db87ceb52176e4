import { markNotificationsRead } from '@besesaka/schema/notifications/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Notification } from './notification.ts';
import { UnreadNotifications } from './unread-notifications.ts';

const MarkNotificationsReadInput = builder.inputType('MarkNotificationsReadInput', {
  description: 'The notification to mark as read.',
  fields: (t) => ({
    notificationId: t.id({ description: 'ID of the notification; if left out, all are marked as read.' }),
  }),
});

mutation('markNotificationsRead', {
  restCalls: [markNotificationsRead],
  description: 'Marks one notification as read, or all of them.',
  input: { type: MarkNotificationsReadInput, description: 'The notification, or none for all.' },
  payload: {
    notification: { type: Notification, description: 'The notification that was marked as read; null if all were.' },
    unread: { type: UnreadNotifications, description: 'Number of unread notifications that remain.' },
  },
  resolve: ({ notificationId }, ctx) =>
    ctx.rest.call(markNotificationsRead, { body: { id: notificationId ?? undefined } }),
});
