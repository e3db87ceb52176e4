import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describeInput, describeQuery, listWords } from '#kernel/reference/words.ts';
import { notificationChoiceInput, notificationListQuery, readNotificationsInput } from './inputs.ts';
import { activityList, notificationChoices, notificationList, notificationsReadAnswer } from './resources.ts';

export const listNotifications = defineOperation({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'user',
  scope: null,
  summary: "List the user's notifications, newest first",
  query: describeQuery(notificationListQuery, {
    ...listWords(20),
    source: ['Return only notifications to the user as buyer or as seller', 'buyer'],
    ids: ['Return only these notifications: comma-separated IDs, at most 100', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'],
  }),
  response: notificationList,
});

export const markNotificationsRead = defineOperation({
  id: 'markNotificationsRead',
  method: 'POST',
  path: '/api/notifications/read',
  auth: 'user',
  scope: null,
  suspended: 'may',
  summary: 'Mark one notification or all of them as read',
  body: describeInput('ReadNotificationsInput', readNotificationsInput, 'The notification to mark as read.', {
    id: ['ID of the notification; if left out, all are marked as read', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'],
  }),
  response: notificationsReadAnswer,
  refuses: ['NOT_FOUND'],
});

export const readNotificationChoices = defineOperation({
  id: 'readNotificationChoices',
  method: 'GET',
  path: '/api/notifications/choices',
  auth: 'user',
  scope: null,
  summary: "Get the user's notification settings",
  response: notificationChoices,
});

export const changeNotificationChoice = defineOperation({
  id: 'changeNotificationChoice',
  method: 'PUT',
  path: '/api/notifications/choices',
  auth: 'user',
  scope: null,
  suspended: 'may',
  limit: '120 an hour',
  summary: 'Switch a kind of notification on one channel on or off',
  unversioned: 'one switch, named by its kind and channel',
  body: describeInput('NotificationChoiceInput', notificationChoiceInput, 'One notification setting.', {
    kind: ['Kind of notification', 'wishlist'],
    channel: ['Channel: screen (in the app), mail or browser', 'mail'],
    is_on: ['Whether notifications of this kind are sent on this channel', false],
  }),
  response: notificationChoices,
  refuses: ['REFUSED'],
});

export const listActivities = defineOperation({
  id: 'listActivities',
  method: 'GET',
  path: '/api/activities',
  auth: 'user',
  scope: null,
  summary: 'List the newest activities for the dashboard',
  response: activityList,
});
