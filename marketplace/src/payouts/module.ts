import * as bookOperations from '@besesaka/schema/payouts/books/operations.ts';
import * as operations from '@besesaka/schema/payouts/operations.ts';
import { userDeleted } from '#accounts/domain-events.ts';
import { ordersChanged, ordersPlaced, unseenOrderChanged } from '#orders/domain-events.ts';
import { paymentDisputed, paymentMoved, paymentsChanged } from '#payments/domain-events.ts';
import { startPayment } from '#payments/start-payment.ts';
import { on, onAsync } from '#platform/events/domain-events.ts';
import { route } from '#platform/http/route.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import type { Module } from '#platform/module.ts';
import { compareBooks, compareBooksJob } from './books/compare-books.ts';
import { compareBooksNow, readBooks } from './books/read-books.ts';
import { alarmCases, alarmCasesJob } from './cases/alarm-cases.ts';
import { followPayment } from './cases/follow-payment.ts';
import { forgetCases } from './cases/forget-cases.ts';
import { pruneCases, pruneCasesJob } from './cases/prune-cases.ts';
import { caseRoutes } from './cases/routes.ts';
import { cancelCheckout } from './checkout/cancel-checkout.ts';
import { emitCheckout, readCheckout } from './checkout/checkout-view.ts';
import { orderMoneySettled } from './domain-events.ts';
import { gauges } from './gauges.ts';
import { askOrderRefund } from './held/ask-order-refund.ts';
import { confirmDelivery } from './held/confirm-delivery.ts';
import { followDispute } from './held/follow-dispute.ts';
import { followOrder, orderUndone } from './held/follow-order.ts';
import { moveDueMoney, moveDueMoneyJob } from './held/move-due-money.ts';
import { refundOrder } from './held/refund-order.ts';
import { orderActRoutes } from './order-acts/routes.ts';
import { emitOrderMoney, listOrderMoney, ordersOf } from './order-money-view.ts';
import { payCheckout, payOrder } from './pay-order.ts';
import { shopMoney } from './shop-money/module.ts';
import { stuckRefunds } from './stuck-refunds/module.ts';

export const payoutsModule = (): Module => ({
  reference: { name: 'payouts', description: 'The money of paid orders, cases about it, and payouts to shops.' },
  routes: [
    ...shopMoney.routes,
    ...stuckRefunds.routes,
    route(operations.listOrderMoney, listOrderMoney),
    route(operations.payOrder, payOrder),
    route(operations.startOrderPayment, ({ ctx, input: { order_id, key } }) =>
      startPayment({ ctx, input: { payment_type: 'order', order_id, key } }),
    ),
    route(operations.readCheckout, readCheckout),
    route(operations.payCheckout, payCheckout),
    route(operations.startCheckoutPayment, ({ ctx, input: { checkout_id, key } }) =>
      startPayment({ ctx, input: { payment_type: 'checkout', checkout_id, key } }),
    ),
    route(operations.cancelCheckout, cancelCheckout),
    route(operations.confirmDelivery, confirmDelivery),
    ...caseRoutes(),
    ...orderActRoutes(),
    route(operations.refundOrder, ({ ctx, input: { key, ...input } }) =>
      answerOnce(ctx, attemptOf(operations.refundOrder, key, input), (tx) => refundOrder({ tx, input })),
    ),
    route(bookOperations.readBooks, readBooks),
    route(bookOperations.compareBooks, compareBooksNow),
  ],
  gauges,
  jobs: [...shopMoney.jobs, ...stuckRefunds.jobs],
  externalCalls: stuckRefunds.externalCalls,
  asyncHandlers: [onAsync(orderUndone, 'refund', ({ ctx, payload }) => askOrderRefund(ctx, payload.orderId))],
  handlers: [
    on(userDeleted, forgetCases),
    on(paymentsChanged, followPayment),
    on(orderMoneySettled, ({ tx, payload }) => emitOrderMoney(tx, payload.order)),
    on(unseenOrderChanged, ({ tx, payload }) => emitCheckout(tx, payload.order.checkoutId)),
    on(ordersPlaced, async ({ tx, payload }) => {
      for (const order of payload.orders) if (order.isProtected) await emitOrderMoney(tx, order);
    }),
    on(ordersChanged, async ({ tx, payload }) => {
      await followOrder(tx, payload);
      await emitOrderMoney(tx, payload.order);
    }),
    on(paymentDisputed, async ({ tx, payload: { payment, isOpen } }) => {
      for (const { id } of await ordersOf(tx, payment)) await followDispute(tx, id, isOpen);
    }),
    on(paymentMoved, async ({ tx, payload: { payment } }) => {
      if (payment.purpose === 'checkout') await emitCheckout(tx, payment.subjectId);
      for (const order of await ordersOf(tx, payment)) await emitOrderMoney(tx, order);
    }),
  ],
  timers: [
    ...shopMoney.timers,
    ...stuckRefunds.timers,
    { job: compareBooksJob, cron: '0 5 * * *', run: compareBooks },
    { job: moveDueMoneyJob, cron: '* * * * *', run: moveDueMoney },
    { job: alarmCasesJob, cron: '* * * * *', run: alarmCases },
  ],
  prunings: [{ job: pruneCasesJob, cron: '57 4 * * *', run: pruneCases }],
});
