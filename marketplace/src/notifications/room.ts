import { personDeleted } from '#accounts/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import { jobHandler, type Room } from '#platform/room.ts';
import { forgetPerson } from './forget-person.ts';
import { mailNotice, mailNoticeJob } from './notice-mail.ts';
import { pruneNotifications, pruneNotificationsJob } from './prune-notifications.ts';
import { notificationRoutes } from './routes.ts';

export const notificationsRoom = (): Room => ({
  reference: {
    name: 'notifications',
    holds: 'The list under the bell, and the feed of the dashboard.',
  },
  routes: notificationRoutes(),
  facts: [fact(personDeleted, forgetPerson)],
  jobs: [jobHandler(mailNoticeJob, mailNotice)],
  prunings: [{ job: pruneNotificationsJob, cron: '47 3 * * *', run: pruneNotifications }],
});
