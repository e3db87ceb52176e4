import { personDeleted } from '#accounts/domain-events.ts';
import { contactEnricher } from '#accounts/find-blockers.ts';
import { mailUnread, mailUnreadJob } from '#chat/messages/mail-unread.ts';
import { measureAnswers, measureAnswersJob } from '#chat/messages/measure-answers.ts';
import { pictureRoutes } from '#chat/messages/picture-routes.ts';
import { tellOrderStep } from '#chat/messages/tell-order-step.ts';
import { markBlocked } from '#chat/safety/mark-blocked.ts';
import { ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
import { filling } from '#platform/enrichers.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { forgetPerson } from './forget-person.ts';
import { quickReplyRoutes } from './quick-reply-routes.ts';
import { chatRoutes } from './routes.ts';
import { chatPicture } from './uploads.ts';

export const chatRoom = (): Room => ({
  reference: {
    name: 'chat',
    holds: 'Conversations, messages, read marks, pictures, who is here.',
  },
  routes: [...pictureRoutes(), ...quickReplyRoutes(), ...chatRoutes()],
  uploads: [chatPicture],
  facts: [fact(personDeleted, forgetPerson), fact(ordersPlaced, tellOrderStep), fact(ordersChanged, tellOrderStep)],
  fillings: [filling(contactEnricher, markBlocked)],
  timers: [
    { job: mailUnreadJob, cron: '* * * * *', run: mailUnread },
    { job: measureAnswersJob, cron: '41 * * * *', run: measureAnswers },
  ],
});
