import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { compareBooks, readBooks } from '@besesaka/schema/payouts/books/operations.ts';
import { books } from '@besesaka/schema/payouts/books/resources.ts';
import { checkoutChanged, orderMoneyChanged } from '@besesaka/schema/payouts/events.ts';
import {
  answerCase,
  cancelCheckout,
  confirmDelivery,
  decideCase,
  listCases,
  listOrderMoney,
  openCase,
  payCheckout,
  payOrder,
  readCase,
  readCaseMessages,
  readCheckout,
  refundOrder,
  startCheckoutPayment,
  startOrderPayment,
  withdrawCase,
} from '@besesaka/schema/payouts/operations.ts';
import { actOnOrder, readOrderActs } from '@besesaka/schema/payouts/order-acts/operations.ts';
import { orderActs } from '@besesaka/schema/payouts/order-acts/resources.ts';
import { checkout, type OrderMoney as OrderMoneyValue, orderMoney } from '@besesaka/schema/payouts/resources.ts';
import { retryRefund, sendRefund } from '@besesaka/schema/payouts/stuck-refunds/operations.ts';
import { Admin } from '#accounts/admin.ts';
import { Order, ordersOf } from '#orders/order.ts';
import { Payment, PaymentStarted, Refund } from '#payments/payment.ts';
import { createLoader } from '#platform/context/loader.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { readField, viewerField } from '#platform/contract/read.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Module } from '#platform/module.ts';
import { AdminCase } from './admin-case.ts';
import { PayoutChanged } from './shop-money.ts';

const OrderMoney = objectOf(orderMoney);

const loadOrderMoney = createLoader<OrderMoneyValue>(async (ctx, codes) => {
  const { results } = await ctx.rest.call(listOrderMoney, { query: { ids: codes.join(',') } });
  return new Map(results.map((one) => [one.order_id, one]));
});

builder.objectField(Order, 'money', (t) =>
  loadedField(t, {
    type: OrderMoney,
    nullable: true,
    description: 'Money of the order, for its buyer and seller.',
    load: ({ order_id }, ctx) => loadOrderMoney(ctx, order_id, null),
  }),
);

mutation(payOrder, { payment: Payment }, { needsKey: true });

mutation(startOrderPayment, { payment: PaymentStarted }, { needsKey: true });

const Checkout = objectOf(checkout, {
  add: (t) => ({
    orders: loadedField(t, {
      type: [Order],
      most: orderLimits.cartItemsMax,
      description: 'The orders, one for each shop.',
      load: ({ order_ids }, ctx) => ordersOf(ctx, order_ids),
    }),
  }),
});
viewerField('checkout', readCheckout);
mutation(payCheckout, { payment: Payment }, { needsKey: true });
mutation(startCheckoutPayment, { payment: PaymentStarted }, { needsKey: true });
mutation(cancelCheckout, { checkout: Checkout });

mutation(confirmDelivery, { money: OrderMoney });
mutation(refundOrder, { money: OrderMoney }, { needsKey: true });
mutation(openCase, { money: OrderMoney }, { needsKey: true });
mutation(answerCase, { money: OrderMoney }, { needsKey: true });
mutation(withdrawCase, { money: OrderMoney });

readField(Admin, 'cases', listCases, { isNumbered: true });
readField(Admin, 'case', readCase);
readField(Admin, 'caseMessages', readCaseMessages);
mutation(decideCase, { case: AdminCase }, { needsKey: true });

readField(Admin, 'orderActs', readOrderActs);
mutation(actOnOrder, { acts: objectOf(orderActs) }, { needsKey: true });

readField(Admin, 'books', readBooks);
mutation(compareBooks, { books: objectOf(books) });

mutation(retryRefund, { refund: Refund }, { needsKey: true });
mutation(sendRefund, { refund: Refund });

export const payoutsModule: Module = {
  inbox: [inboxEvent(orderMoneyChanged), inboxEvent(checkoutChanged), PayoutChanged],
};
