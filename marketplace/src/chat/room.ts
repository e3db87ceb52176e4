import { mailUnread, mailUnreadJob } from '#chat/messages/mail-unread.ts';
import { pictureRoutes } from '#chat/messages/picture-routes.ts';
import { tellOrderStep } from '#chat/messages/tell-order-step.ts';
import { ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Drawing } from '#platform/media/drawing.ts';
import type { Room } from '#platform/room.ts';
import { chatRoutes } from './routes.ts';

export const chatRoom = ({ drawing }: { drawing: Drawing }): Room => ({
  routes: [pictureRoutes({ drawing }), chatRoutes()],
  facts: [fact(ordersPlaced, tellOrderStep), fact(ordersChanged, tellOrderStep)],
  timers: [{ job: mailUnreadJob, cron: '* * * * *', run: mailUnread }],
});
