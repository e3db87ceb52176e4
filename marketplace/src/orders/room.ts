import { moveDueOrders, moveDueOrdersJob } from '#orders/placed/move-due-orders.ts';
import { dashboardRoutes } from '#orders/sales/dashboard-routes.ts';
import type { Room } from '#platform/room.ts';
import { orderRoutes } from './routes.ts';

export const ordersRoom = (): Room => ({
  routes: [orderRoutes(), dashboardRoutes()],
  timers: [{ job: moveDueOrdersJob, cron: '* * * * *', run: moveDueOrders }],
});
