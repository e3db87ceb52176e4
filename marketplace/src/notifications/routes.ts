import { notificationListQuery, readNotificationsInput } from '@besesaka/schema/notifications/inputs.ts';
import { activityList, notificationList, notificationsReadAnswer } from '@besesaka/schema/notifications/resources.ts';
import { pageAddresses } from '#platform/http/page-addresses.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { listActivities } from './list-activities.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';

const tag = 'Notifications';

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/notifications',
    tag,
    summary: 'What the person was told, newest first',
    answer: notificationList,
  },
  { query: notificationListQuery },
);
const read = jsonRoute(
  {
    method: 'post',
    path: '/api/notifications/read',
    tag,
    summary: 'Mark one as read, or all',
    answer: notificationsReadAnswer,
  },
  jsonBody(readNotificationsInput),
);
const activities = jsonRoute({
  method: 'get',
  path: '/api/activities',
  tag,
  summary: "The dashboard's feed",
  answer: activityList,
});

export function notificationRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const query = c.req.valid('query');
    const answer = await listNotifications({ ctx: c.get('ctx'), input: query });
    const position = { page: query.page, pageSize: query.page_size, count: answer.count };
    return c.json({ ...answer, ...pageAddresses(c.req.url, position) }, 200);
  });
  router.openapi(read, async (c) =>
    c.json(await markNotificationsRead({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(activities, async (c) => c.json(await listActivities({ ctx: c.get('ctx') }), 200));
  return router;
}
