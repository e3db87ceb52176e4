import { readNotificationsInput } from '@besesaka/schema/notifications/inputs.ts';
import { activityList, notificationList, notificationsReadAnswer } from '@besesaka/schema/notifications/resources.ts';
import { get, post } from '#platform/rest/calls.ts';

export const listNotifications = get('/api/notifications', notificationList);
export const readNotifications = post('/api/notifications/read', readNotificationsInput, notificationsReadAnswer);
export const listActivities = get('/api/activities', activityList);
