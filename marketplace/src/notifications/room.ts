import { jobHandler, type Room } from '#platform/room.ts';
import { mailNotice, mailNoticeJob } from './notice-mail.ts';
import { pruneNotifications, pruneNotificationsJob } from './prune-notifications.ts';
import { notificationRoutes } from './routes.ts';

export const notificationsRoom = (): Room => ({
  routes: [notificationRoutes()],
  jobs: [jobHandler(mailNoticeJob, mailNotice)],
  prunings: [{ job: pruneNotificationsJob, cron: '47 3 * * *', run: pruneNotifications }],
});
