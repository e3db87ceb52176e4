import { personDeleted } from '#accounts/domain-events.ts';
import { mailUnread, mailUnreadJob } from '#chat/messages/mail-unread.ts';
import { measureAnswers, measureAnswersJob } from '#chat/messages/measure-answers.ts';
import { pictureRoutes } from '#chat/messages/picture-routes.ts';
import { postOrderStep, postOrdersPlaced } from '#chat/messages/post-order-step.ts';
import { ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
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
  facts: [fact(personDeleted, forgetPerson), fact(ordersPlaced, postOrdersPlaced), fact(ordersChanged, postOrderStep)],
  timers: [
    { job: mailUnreadJob, cron: '* * * * *', run: mailUnread },
    { job: measureAnswersJob, cron: '41 * * * *', run: measureAnswers },
  ],
});
