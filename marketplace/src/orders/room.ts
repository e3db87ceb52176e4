import { sql } from 'drizzle-orm';
import { personDeleted } from '#accounts/domain-events.ts';
import { moveDueOrders, moveDueOrdersJob } from '#orders/placed/move-due-orders.ts';
import { pruneOrders, pruneOrdersJob } from '#orders/placed/prune-orders.ts';
import { dashboardRoutes } from '#orders/sales/dashboard-routes.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { forgetPerson } from './leave-with-person.ts';
import { orderRoutes } from './routes.ts';
import { orderItems } from './tables.ts';

export const ordersRoom = (): Room => ({
  reference: { name: 'orders', holds: 'Carts, checkout, orders and their steps, stock.' },
  routes: [...orderRoutes(), ...dashboardRoutes()],
  pictures: [sql`select (product_image ->> 'id')::uuid from ${orderItems} where product_image is not null`],
  facts: [fact(personDeleted, forgetPerson)],
  timers: [{ job: moveDueOrdersJob, cron: '* * * * *', run: moveDueOrders }],
  prunings: [{ job: pruneOrdersJob, cron: '23 4 * * *', run: pruneOrders }],
});
