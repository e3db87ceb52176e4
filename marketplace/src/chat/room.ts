import { ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Drawing } from '#platform/media/drawing.ts';
import type { Room } from '#platform/room.ts';
import { mailUnread, mailUnreadJob } from './mail-unread.ts';
import { pictureRoutes } from './picture-routes.ts';
import { chatRoutes } from './routes.ts';
import { tellOrderStep } from './tell-order-step.ts';

export const chatRoom = ({ drawing }: { drawing: Drawing }): Room => ({
  routes: [pictureRoutes({ drawing }), chatRoutes()],
  facts: [fact(ordersPlaced, tellOrderStep), fact(ordersChanged, tellOrderStep)],
  timers: [{ job: mailUnreadJob, cron: '* * * * *', run: mailUnread }],
});
