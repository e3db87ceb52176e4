import { z } from 'zod';
import { notificationChannels, notificationKinds, notificationSources } from '#kernel/notifications.ts';
import { examples } from '#kernel/reference/examples.ts';
import { success, thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { activityTypes } from './limits.ts';

export const notification = thing('Notification', 'A notification to a user.', {
  id: told(z.uuid(), 'Unique ID', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'),
  kind: told(z.enum(notificationKinds), 'Kind of notification', 'order'),
  source: told(z.enum(notificationSources), 'Whether it concerns the user as buyer or as seller', 'buyer'),
  title: told(z.string(), 'Title', 'Order accepted'),
  text: told(z.string(), 'Text of one sentence', `${examples.shopName} accepted your order BSK4T7Q2MX.`),
  link: told(z.string(), 'Path of the page in the web app', `/dashboard/orders/${examples.order}`),
  number: told(
    z.number().int().min(1),
    'Number of occurrences since it was last read, such as new messages in one conversation',
    1,
  ),
  is_read: told(z.boolean(), 'Whether the user has read it', false),
  created_at: told(z.iso.datetime(), 'When it last occurred', '2026-11-22T10:05:00.000Z'),
});
export type Notification = z.infer<typeof notification>;

export const unreadCounts = thing('UnreadNotifications', 'Number of unread notifications.', {
  notifications: told(z.number().int(), 'Number of unread notifications', 1),
});

export const notificationList = thing('NotificationList', 'A page of notifications, newest first.', {
  ...cursorListAnswer(notification).shape,
  unread: told(unreadCounts, 'Number of unread notifications on all pages'),
});
export type NotificationList = z.infer<typeof notificationList>;

export const notificationsReadAnswer = thing(
  'NotificationsRead',
  'The notification that was marked as read, and the remaining number.',
  {
    success,
    notification: told(notification.nullable(), 'The notification that was marked as read; null if all were'),
    unread: told(unreadCounts, 'Number of unread notifications that remain'),
  },
);
export type NotificationsReadAnswer = z.infer<typeof notificationsReadAnswer>;

/** The dashboard's feed: notifications and the user's own actions, with field names from the spec. */
export const activity = thing('Activity', 'A notification or an action of the user.', {
  id: told(z.uuid(), 'Unique ID', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'),
  type: told(z.enum(activityTypes), 'Kind of activity', 'order'),
  icon: told(z.string(), 'Name of the icon', 'shopping-bag'),
  color: told(z.string(), 'Name of the colour', 'green'),
  title: told(z.string(), 'Title', 'Order accepted'),
  description: told(z.string(), 'Text of one sentence', `${examples.shopName} accepted your order BSK4T7Q2MX.`),
  link: told(z.string(), 'Path of the page in the web app', `/dashboard/orders/${examples.order}`),
  time: told(z.iso.datetime(), 'When it happened', '2026-11-22T10:05:00.000Z'),
  source: told(z.enum(notificationSources), 'Whether it concerns the user as buyer or as seller', 'buyer'),
});
export type Activity = z.infer<typeof activity>;

export const activityList = thing('ActivityList', 'The newest activities of the user.', {
  results: told(z.array(activity), 'Activities, newest first, at most 20'),
});

const notificationChoice = thing('NotificationChoice', 'The setting of one kind of notification on one channel.', {
  kind: told(z.enum(notificationKinds), 'Kind of notification', 'wishlist'),
  channel: told(z.enum(notificationChannels), 'Channel: screen (in the app), mail or browser', 'mail'),
  is_on: told(z.boolean(), 'Whether notifications of the kind are sent on the channel', true),
  is_chosen: told(z.boolean(), 'Whether the user changed the default', false),
  is_necessary: told(z.boolean(), 'Whether it cannot be switched off', false),
});
export type NotificationChoice = z.infer<typeof notificationChoice>;

export const notificationChoices = thing('NotificationChoices', "The user's notification settings.", {
  results: told(z.array(notificationChoice), 'One entry for each kind and available channel'),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;
