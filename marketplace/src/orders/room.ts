import type { Room } from '#platform/room.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { moveDueOrders, moveDueOrdersJob } from './move-due-orders.ts';
import { orderRoutes } from './routes.ts';

export const ordersRoom = (): Room => ({
  routes: [orderRoutes(), dashboardRoutes()],
  timers: [{ job: moveDueOrdersJob, cron: '* * * * *', run: moveDueOrders }],
});
