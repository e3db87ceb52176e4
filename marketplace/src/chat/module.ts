import { userDeleted } from '#accounts/domain-events.ts';
import { mailUnread, mailUnreadJob } from '#chat/messages/mail-unread.ts';
import { measureAnswers, measureAnswersJob } from '#chat/messages/measure-answers.ts';
import { postOrderStep, postOrdersPlaced } from '#chat/messages/post-order-step.ts';
import { postOfferStep } from '#chat/start/post-offer-step.ts';
import { offerMoved, ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
import { on } from '#platform/events/domain-events.ts';
import type { Module } from '#platform/module.ts';
import { anonymizeUser } from './anonymize-user.ts';
import { chatRoutes } from './routes.ts';
import { chatPicture } from './uploads.ts';

export const chatModule = (): Module => ({
  reference: {
    name: 'chat',
    description: 'Conversations, messages, read marks, pictures and presence.',
  },
  routes: chatRoutes(),
  uploads: [chatPicture],
  handlers: [
    on(userDeleted, anonymizeUser),
    on(ordersPlaced, postOrdersPlaced),
    on(ordersChanged, postOrderStep),
    on(offerMoved, postOfferStep),
  ],
  timers: [
    { job: mailUnreadJob, cron: '* * * * *', run: mailUnread },
    { job: measureAnswersJob, cron: '41 * * * *', run: measureAnswers },
  ],
});
