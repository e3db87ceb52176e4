import { z } from 'zod';
import { notificationChannels, notificationKinds, notificationSources } from '#kernel/notifications.ts';
import { examples } from '#kernel/reference/examples.ts';
import { success, thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { activityTypes } from './limits.ts';

/** `link` is a path of the web app. */
export const notification = thing('Notification', 'What a person was told.', {
  id: told(z.uuid(), 'Never changes', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'),
  kind: told(z.enum(notificationKinds), 'What it is about', 'order'),
  source: told(z.enum(notificationSources), 'Whether it concerns them as buyer or seller', 'buyer'),
  title: told(z.string(), 'In a few words', 'Order accepted'),
  text: told(z.string(), 'In a sentence', `${examples.shopName} accepted your order BSK4T7Q2MX.`),
  link: told(z.string(), 'A path of the web app', `/dashboard/orders/${examples.order}`),
  /** How often it was told since it was last read. */
  number: told(z.number().int().min(1), 'How often it was told since it was last read', 1),
  is_read: told(z.boolean(), 'Whether it was seen', false),
  created_at: told(z.iso.datetime(), 'When it was last told', '2026-11-22T10:05:00.000Z'),
});
export type Notification = z.infer<typeof notification>;

export const unreadCounts = thing('UnreadNotifications', 'How many are not read.', {
  notifications: told(z.number().int(), 'How many', 1),
});

export const notificationList = thing('NotificationList', 'A page of notifications, newest first.', {
  ...cursorListAnswer(notification).shape,
  unread: told(unreadCounts, 'How many are not read, on all pages'),
});
export type NotificationList = z.infer<typeof notificationList>;

/** `notification` is the one that was asked for; null after all were read. */
export const notificationsReadAnswer = thing('NotificationsRead', 'They count as read.', {
  success,
  notification: told(notification.nullable(), 'The one that was asked for; null after all were'),
  unread: told(unreadCounts, 'How many are left'),
});
export type NotificationsReadAnswer = z.infer<typeof notificationsReadAnswer>;

/** The dashboard's feed: what a person was told and did themselves, as the spec names its fields. */
export const activity = thing('Activity', 'What a person was told or did themselves.', {
  id: told(z.uuid(), 'Never changes', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'),
  type: told(z.enum(activityTypes), 'What it is about', 'order'),
  icon: told(z.string(), 'Name of the icon to show', 'shopping-bag'),
  color: told(z.string(), 'Name of the colour to show', 'green'),
  title: told(z.string(), 'In a few words', 'Order accepted'),
  description: told(z.string(), 'In a sentence', `${examples.shopName} accepted your order BSK4T7Q2MX.`),
  link: told(z.string(), 'A path of the web app', `/dashboard/orders/${examples.order}`),
  time: told(z.iso.datetime(), 'When it was', '2026-11-22T10:05:00.000Z'),
  source: told(z.enum(notificationSources), 'Whether it concerns them as buyer or seller', 'buyer'),
});
export type Activity = z.infer<typeof activity>;

export const activityList = thing('ActivityList', "The dashboard's feed.", {
  results: told(z.array(activity), 'The newest twenty'),
});

const notificationChoice = thing('NotificationChoice', 'Whether a kind of news is told one way.', {
  kind: told(z.enum(notificationKinds), 'What it is about', 'wishlist'),
  channel: told(z.enum(notificationChannels), 'Which way', 'mail'),
  is_on: told(z.boolean(), 'Whether it is told so', true),
  is_chosen: told(z.boolean(), 'Whether the person chose it to be other than usual', false),
  is_necessary: told(z.boolean(), 'Whether it is told whatever somebody chooses', false),
});
export type NotificationChoice = z.infer<typeof notificationChoice>;

export const notificationChoices = thing('NotificationChoices', 'What a person is told, and how.', {
  results: told(z.array(notificationChoice), 'Each kind by each way that exists for it'),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;
