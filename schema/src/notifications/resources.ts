import { z } from 'zod';
import { notificationChannel, notificationKind, notificationSource } from '#kernel/notifications.ts';
import { describe, oneOf, resource, success } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { activityKind, notificationLimits as limits } from './limits.ts';

export const notification = resource('Notification', 'A notification to a user.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'),
  kind: describe(oneOf(notificationKind), 'Kind of notification', 'order'),
  source: describe(oneOf(notificationSource), 'Whether it concerns the user as buyer or as seller', 'buyer'),
  title: describe(z.string(), 'Title', 'Order accepted'),
  text: describe(z.string(), 'Text of one sentence', `${examples.shopName} accepted your order BSK4T7Q2MX.`),
  link: describe(z.string(), 'Path of the page in the web app', `/dashboard/orders/${examples.order}`),
  number: describe(
    z.number().int().min(1),
    'Number of occurrences since it was last read, such as new messages in one conversation',
    1,
  ),
  is_read: describe(z.boolean(), 'Whether the user has read it', false),
  created_at: describe(z.iso.datetime(), 'When it last occurred', '2026-11-22T10:05:00.000Z'),
});
export type Notification = z.infer<typeof notification>;

export const unreadCounts = resource('UnreadNotifications', 'The unread notifications.', {
  notifications: describe(z.number().int(), 'Number of unread notifications', 1),
});

export const notificationList = resource('NotificationList', 'A page of notifications, newest first.', {
  ...cursorListAnswer(notification).shape,
  unread: describe(unreadCounts, 'Number of unread notifications on all pages'),
});
export type NotificationList = z.infer<typeof notificationList>;

export const notificationsReadAnswer = resource(
  'NotificationsRead',
  'The notification that was marked as read, and the remaining number.',
  {
    success,
    notification: describe(notification.nullable(), 'The notification that was marked as read; null if all were'),
    unread: describe(unreadCounts, 'Number of unread notifications that remain'),
  },
);
export type NotificationsReadAnswer = z.infer<typeof notificationsReadAnswer>;

/** The dashboard's feed: notifications and the user's own actions, with field names from the spec. */
export const activity = resource('Activity', 'A notification or an action of the user.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'),
  type: describe(oneOf(activityKind), 'Kind of activity', 'order', { as: 'kind' }),
  icon: describe(z.string(), 'Name of the icon', 'shopping-bag'),
  color: describe(z.string(), 'Name of the colour', 'green'),
  title: describe(z.string(), 'Title', 'Order accepted'),
  description: describe(z.string(), 'Text of one sentence', `${examples.shopName} accepted your order BSK4T7Q2MX.`),
  link: describe(z.string(), 'Path of the page in the web app', `/dashboard/orders/${examples.order}`),
  time: describe(z.iso.datetime(), 'When it happened', '2026-11-22T10:05:00.000Z', { as: 'createdAt' }),
  source: describe(oneOf(notificationSource), 'Whether it concerns the user as buyer or as seller', 'buyer'),
});
export type Activity = z.infer<typeof activity>;

export const activityList = resource('ActivityList', 'The newest activities of the user.', {
  results: describe(z.array(activity).max(limits.activities), 'Activities, newest first'),
});

export const notificationChoice = resource(
  'NotificationChoice',
  'The setting of one kind of notification on one channel.',
  {
    kind: describe(oneOf(notificationKind), 'Kind of notification', 'wishlist'),
    channel: describe(oneOf(notificationChannel), 'Channel', 'mail'),
    is_on: describe(z.boolean(), 'Whether notifications of this kind are sent on this channel', true),
    is_chosen: describe(z.boolean(), 'Whether the user changed the default', false),
    is_necessary: describe(z.boolean(), 'Whether it cannot be switched off', false),
  },
);
export type NotificationChoice = z.infer<typeof notificationChoice>;

export const notificationChoices = resource('NotificationChoices', "The user's notification settings.", {
  results: describe(
    z.array(notificationChoice).max(notificationKind.values.length * notificationChannel.values.length),
    'One entry for each kind and available channel',
    undefined,
    { as: 'all' },
  ),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;
