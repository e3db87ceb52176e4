import * as operations from '@besesaka/schema/notifications/operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { changeChoice, readChoices } from './choices.ts';
import { listActivities } from './list-activities.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';

export function notificationRoutes(): Route[] {
  return [
    route(operations.listNotifications, paged(listNotifications)),
    route(operations.markNotificationsRead, markNotificationsRead),
    route(operations.readNotificationChoices, readChoices),
    route(operations.changeNotificationChoice, changeChoice),
    route(operations.listActivities, listActivities),
  ];
}
