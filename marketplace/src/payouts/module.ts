import * as operations from '@besesaka/schema/payouts/operations.ts';
import { eq } from 'drizzle-orm';
import { ordersChanged } from '#orders/domain-events.ts';
import { orders } from '#orders/tables.ts';
import { paymentMoved } from '#payments/domain-events.ts';
import { startPayment } from '#payments/start-payment.ts';
import { on, onAsync } from '#platform/events/domain-events.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { emitOrderMoney, listOrderMoney } from './order-money-view.ts';
import { payOrder } from './pay-order.ts';
import { noticeUndone, orderUndone, refundUndone } from './refund-undone.ts';
import { shopMoney } from './shop-money/module.ts';

export const payoutsModule = (): Module => ({
  ...shopMoney,
  reference: { name: 'payouts', holds: 'The money of orders that are paid in the app, and how shops are paid out.' },
  routes: [
    ...shopMoney.routes,
    route(operations.listOrderMoney, listOrderMoney),
    route(operations.payOrder, payOrder),
    route(operations.startOrderPayment, ({ ctx, input: { order_id, key } }) =>
      startPayment({ ctx, input: { payment_type: 'order', order_id, key } }),
    ),
  ],
  asyncHandlers: [onAsync(orderUndone, 'refund', refundUndone)],
  handlers: [
    on(ordersChanged, async ({ tx, payload }) => {
      await emitOrderMoney(tx, payload.order);
      await noticeUndone(tx, payload);
    }),
    on(paymentMoved, async ({ tx, payload: { payment } }) => {
      if (payment.purpose !== 'order') return;
      const [order] = await tx.db.select().from(orders).where(eq(orders.id, payment.subjectId));
      if (order) await emitOrderMoney(tx, order);
    }),
  ],
});
