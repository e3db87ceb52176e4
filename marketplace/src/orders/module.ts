import { sql } from 'drizzle-orm';
import { userDeleted } from '#accounts/domain-events.ts';
import { endOffers, endOffersJob } from '#orders/offers/end-offers.ts';
import { orderPaidOffers } from '#orders/offers/order-paid-offers.ts';
import { moveDueOrders, moveDueOrdersJob } from '#orders/placed/move-due-orders.ts';
import { pruneOrders, pruneOrdersJob } from '#orders/placed/prune-orders.ts';
import { returnPhoto } from '#orders/returns/uploads.ts';
import { dashboardRoutes } from '#orders/sales/dashboard-routes.ts';
import { on } from '#platform/events/domain-events.ts';
import type { Module } from '#platform/module.ts';
import { anonymizeUser } from './anonymize-user.ts';
import { ordersPlaced } from './domain-events.ts';
import { orderRoutes } from './routes.ts';
import { orderItems } from './tables.ts';

export const ordersModule = (): Module => ({
  reference: { name: 'orders', description: 'Carts, checkout, offers, orders and their steps, stock.' },
  routes: [...orderRoutes(), ...dashboardRoutes()],
  uploads: [returnPhoto],
  pictures: [sql`select (product_image ->> 'id')::uuid from ${orderItems} where product_image is not null`],
  handlers: [on(userDeleted, anonymizeUser), on(ordersPlaced, orderPaidOffers)],
  timers: [
    { job: moveDueOrdersJob, cron: '* * * * *', run: moveDueOrders },
    { job: endOffersJob, cron: '* * * * *', run: endOffers },
  ],
  prunings: [{ job: pruneOrdersJob, cron: '23 4 * * *', run: pruneOrders }],
});
