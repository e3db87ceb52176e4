import {
  notificationChoiceInput,
  notificationListQuery,
  readNotificationsInput,
} from '@besesaka/schema/notifications/inputs.ts';
import {
  activityList,
  notificationChoices,
  notificationList,
  notificationsReadAnswer,
} from '@besesaka/schema/notifications/resources.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { changeChoice, readChoices } from './choices.ts';
import { listActivities } from './list-activities.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/notifications',
    id: 'listNotifications',
    summary: 'What the person was told, newest first',
    login: 'needed',
    answer: notificationList,
  },
  { query: notificationListQuery },
);
const read = jsonRoute(
  {
    method: 'post',
    path: '/api/notifications/read',
    id: 'markNotificationsRead',
    suspended: 'may',
    summary: 'Mark one as read, or all',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: notificationsReadAnswer,
  },
  jsonBody(readNotificationsInput),
);
const choices = jsonRoute({
  method: 'get',
  path: '/api/notifications/choices',
  id: 'readNotificationChoices',
  summary: 'What the person is told, and how',
  login: 'needed',
  answer: notificationChoices,
});
const change = jsonRoute(
  {
    method: 'put',
    path: '/api/notifications/choices',
    id: 'changeNotificationChoice',
    suspended: 'may',
    summary: 'Have a kind of news told one way, or not any more',
    login: 'needed',
    refuses: ['REFUSED'],
    answer: notificationChoices,
  },
  jsonBody(notificationChoiceInput),
);
const activities = jsonRoute({
  method: 'get',
  path: '/api/activities',
  id: 'listActivities',
  summary: "The dashboard's feed",
  login: 'needed',
  answer: activityList,
});

export function notificationRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const query = c.req.valid('query');
    const answer = await listNotifications({ ctx: c.get('ctx'), input: query });
    return c.json(withNeighbours(c.req.url, query, answer), 200);
  });
  router.openapi(read, async (c) =>
    c.json(await markNotificationsRead({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(choices, async (c) => c.json(await readChoices({ ctx: c.get('ctx') }), 200));
  router.openapi(change, async (c) =>
    c.json(await changeChoice({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(activities, async (c) => c.json(await listActivities({ ctx: c.get('ctx') }), 200));
  return router;
}
