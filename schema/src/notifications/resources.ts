import { z } from 'zod';
import { listAnswer } from '#kernel/paging.ts';
import { notificationKinds, notificationSources } from './limits.ts';

/** `link` is a path of the web app. */
export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  source: z.enum(notificationSources),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Notification = z.infer<typeof notification>;

export const unreadCounts = z.object({ notifications: z.number().int() });

export const notificationList = listAnswer(notification).extend({ unread: unreadCounts });
export type NotificationList = z.infer<typeof notificationList>;

/** `notification` is the one that was asked for; null after all were read. */
export const notificationsReadAnswer = z.object({
  success: z.literal(true),
  notification: notification.nullable(),
  unread: unreadCounts,
});
export type NotificationsReadAnswer = z.infer<typeof notificationsReadAnswer>;

/** The dashboard's feed: the newest of a person's notifications, as the spec names their fields. */
export const activity = z.object({
  id: z.uuid(),
  type: z.enum(notificationKinds),
  icon: z.string(),
  color: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  time: z.iso.datetime(),
  source: z.enum(notificationSources),
});
export type Activity = z.infer<typeof activity>;

export const activityList = z.object({ results: z.array(activity) });
