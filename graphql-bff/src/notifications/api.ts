import { notificationChoiceInput, readNotificationsInput } from '@besesaka/schema/notifications/inputs.ts';
import {
  activityList,
  notificationChoices,
  notificationList,
  notificationsReadAnswer,
} from '@besesaka/schema/notifications/resources.ts';
import { get, post, put } from '#platform/rest/calls.ts';

export const listNotifications = get('/api/notifications', notificationList);
export const readNotifications = post('/api/notifications/read', readNotificationsInput, notificationsReadAnswer);
export const listActivities = get('/api/activities', activityList);
export const readChoices = get('/api/notifications/choices', notificationChoices);
export const changeChoice = put('/api/notifications/choices', notificationChoiceInput, notificationChoices);
