import { copiesForgotten, userDeleted } from '#accounts/domain-events.ts';
import { on } from '#platform/events/domain-events.ts';
import { jobHandler, type Module } from '#platform/module.ts';
import { anonymizeUser, rewordCopies } from './anonymize-user.ts';
import { mailNotice, mailNoticeJob } from './notice-mail.ts';
import { pruneNotifications, pruneNotificationsJob } from './prune-notifications.ts';
import { notificationRoutes } from './routes.ts';

export const notificationsModule = (): Module => ({
  reference: {
    name: 'notifications',
    description: 'Notifications, and the activity feed of the dashboard.',
  },
  routes: notificationRoutes(),
  handlers: [on(userDeleted, anonymizeUser), on(copiesForgotten, rewordCopies)],
  jobs: [jobHandler(mailNoticeJob, mailNotice)],
  prunings: [{ job: pruneNotificationsJob, cron: '47 3 * * *', run: pruneNotifications }],
});
