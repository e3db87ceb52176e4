import { group } from '#kernel/operations/define-operation.ts';
import { describeQuery, listDescriptions } from '#kernel/reference/words.ts';
import { notificationChoiceInput, notificationListQuery, readNotificationsInput } from './inputs.ts';
import { activityList, notificationChoices, notificationList, notificationsReadAnswer } from './resources.ts';

const ownUser = group({ auth: 'user', scope: null, suspended: 'may' });

export const listNotifications = ownUser({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  summary: "List the user's notifications, newest first",
  query: describeQuery(notificationListQuery, {
    ...listDescriptions(20),
    source: ['Return only notifications to the user as buyer or as seller', 'buyer'],
    ids: ['Return only these notifications: comma-separated IDs, at most 100', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'],
  }),
  response: notificationList,
});

export const markNotificationsRead = ownUser({
  id: 'markNotificationsRead',
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark one notification or all of them as read',
  body: readNotificationsInput,
  response: notificationsReadAnswer,
  refuses: ['NOT_FOUND'],
});

export const readNotificationChoices = ownUser({
  id: 'readNotificationChoices',
  method: 'GET',
  path: '/api/notifications/choices',
  summary: "Get the user's notification settings",
  response: notificationChoices,
});

export const changeNotificationChoice = ownUser({
  id: 'changeNotificationChoice',
  method: 'PUT',
  path: '/api/notifications/choices',
  limit: '120 an hour',
  summary: 'Switch a kind of notification on one channel on or off',
  unversioned: 'one switch, named by its kind and channel',
  body: notificationChoiceInput,
  response: notificationChoices,
  refuses: ['REFUSED'],
});

export const listActivities = ownUser({
  id: 'listActivities',
  method: 'GET',
  path: '/api/activities',
  summary: "List the user's notifications and own actions, newest first",
  response: activityList,
});
