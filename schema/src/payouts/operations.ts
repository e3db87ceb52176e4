import { z } from 'zod';
import { manyOf } from '#kernel/lists/paging.ts';
import { group } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery } from '#kernel/reference/words.ts';
import { orderParams } from '#orders/order-params.ts';
import { payment, paymentStarted } from '#payments/resources.ts';
import { walletInput } from './inputs.ts';
import { orderMoneyList } from './resources.ts';

export const listOrderMoney = group({ auth: 'user', scope: 'orders:read', suspended: 'may' })({
  id: 'listOrderMoney',
  method: 'GET',
  path: '/api/order-money',
  summary: 'Get the money of orders that the user placed or received',
  query: describeQuery(z.object({ ids: manyOf('[A-Z0-9]{1,40}') }), {
    ids: ['Codes of the orders, comma-separated, at most 100', examples.order],
  }),
  response: orderMoneyList,
});

const paying = group({ auth: 'user', scope: null, suspended: 'refused' });

export const startOrderPayment = paying({
  id: 'startOrderPayment',
  method: 'POST',
  path: '/api/orders/{order_id}/payment-page',
  limit: '30 an hour, together with other payments',
  summary: 'Start the payment of an order by card or mobile money and return the URL of the payment page',
  params: orderParams,
  idempotent: true,
  response: paymentStarted,
  refuses: ['REFUSED', 'NOT_FOUND', 'EMAIL_UNCONFIRMED'],
});

export const payOrder = paying({
  id: 'payOrder',
  method: 'POST',
  path: '/api/orders/{order_id}/pay',
  limit: '30 an hour, together with other payments',
  summary: 'Ask a mobile money wallet to pay for an order; its owner confirms on the phone',
  params: orderParams,
  body: walletInput,
  idempotent: true,
  response: payment,
  refuses: ['REFUSED', 'NOT_FOUND', 'EMAIL_UNCONFIRMED'],
});
