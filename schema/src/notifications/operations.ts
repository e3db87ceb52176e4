import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describeInput, describeQuery, listWords } from '#kernel/reference/words.ts';
import { notificationChoiceInput, notificationListQuery, readNotificationsInput } from './inputs.ts';
import { activityList, notificationChoices, notificationList, notificationsReadAnswer } from './resources.ts';

export const listNotifications = defineOperation({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'user',
  summary: 'What the person was told, newest first',
  query: describeQuery(notificationListQuery, { ...listWords(20), source: ['Only those of this side', 'buyer'] }),
  response: notificationList,
});

export const markNotificationsRead = defineOperation({
  id: 'markNotificationsRead',
  method: 'POST',
  path: '/api/notifications/read',
  auth: 'user',
  suspended: 'may',
  summary: 'Mark one as read, or all',
  body: describeInput('ReadNotificationsInput', readNotificationsInput, 'Which is read.', {
    id: ['The one; all of them where it is left out', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'],
  }),
  response: notificationsReadAnswer,
  refuses: ['NOT_FOUND'],
});

export const readNotificationChoices = defineOperation({
  id: 'readNotificationChoices',
  method: 'GET',
  path: '/api/notifications/choices',
  auth: 'user',
  summary: 'What the person is told, and how',
  response: notificationChoices,
});

export const changeNotificationChoice = defineOperation({
  id: 'changeNotificationChoice',
  method: 'PUT',
  path: '/api/notifications/choices',
  auth: 'user',
  suspended: 'may',
  summary: 'Have a kind of news told one way, or not any more',
  body: describeInput('NotificationChoiceInput', notificationChoiceInput, 'What is told how from now on.', {
    kind: ['What it is about', 'wishlist'],
    channel: ['By which way', 'mail'],
    is_on: ['Told, or not any more', false],
  }),
  response: notificationChoices,
  refuses: ['REFUSED'],
});

export const listActivities = defineOperation({
  id: 'listActivities',
  method: 'GET',
  path: '/api/activities',
  auth: 'user',
  summary: "The dashboard's feed",
  response: activityList,
});
