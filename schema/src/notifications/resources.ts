import { z } from 'zod';
import { notificationKinds, notificationSources } from '#kernel/notifications.ts';
import { listAnswer } from '#kernel/paging.ts';
import { activityTypes } from './limits.ts';

/** `link` is a path of the web app. */
export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  source: z.enum(notificationSources),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  /** How often it was told since it was last read. */
  number: z.number().int().min(1),
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

/** The dashboard's feed: what a person was told and did themselves, as the spec names its fields. */
export const activity = z.object({
  id: z.uuid(),
  type: z.enum(activityTypes),
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
