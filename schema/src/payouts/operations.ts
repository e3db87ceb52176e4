import { z } from 'zod';
import { listQuery, manyOf } from '#kernel/lists/paging.ts';
import { forAdmins, group } from '#kernel/operations/define-operation.ts';
import { oneOf } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { orderParams } from '#orders/order-params.ts';
import { payment, paymentStarted } from '#payments/resources.ts';
import {
  answerCaseInput,
  decideCaseInput,
  deliveryCodeInput,
  openCaseInput,
  refundOrderInput,
  walletInput,
} from './inputs.ts';
import { caseState, payoutLimits as limits } from './limits.ts';
import { adminCase, caseList, caseMessages, checkout, orderMoney, orderMoneyList } from './resources.ts';

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

const checkoutParams = pathParam('checkout_id', z.string().max(100), 'ID of the checkout', examples.checkout, {
  type: 'ID',
});

export const readCheckout = group({ auth: 'user', scope: 'orders:read', suspended: 'may' })({
  id: 'readCheckout',
  method: 'GET',
  path: '/api/checkouts/{checkout_id}',
  summary: 'Get a checkout that its buyer pays in advance',
  params: checkoutParams,
  response: checkout,
});

export const payCheckout = paying({
  id: 'payCheckout',
  method: 'POST',
  path: '/api/checkouts/{checkout_id}/pay',
  limit: '30 an hour, together with other payments',
  summary: 'Ask a mobile money wallet to pay for a checkout; the shops get their orders once it is paid',
  params: checkoutParams,
  body: walletInput,
  idempotent: true,
  response: payment,
  refuses: ['REFUSED', 'NOT_FOUND', 'EMAIL_UNCONFIRMED'],
});

export const startCheckoutPayment = paying({
  id: 'startCheckoutPayment',
  method: 'POST',
  path: '/api/checkouts/{checkout_id}/payment-page',
  limit: '30 an hour, together with other payments',
  summary: 'Start the payment of a checkout by card or mobile money and return the URL of the payment page',
  params: checkoutParams,
  idempotent: true,
  response: paymentStarted,
  refuses: ['REFUSED', 'NOT_FOUND', 'EMAIL_UNCONFIRMED'],
});

export const cancelCheckout = paying({
  id: 'cancelCheckout',
  method: 'POST',
  path: '/api/checkouts/{checkout_id}/cancel',
  suspended: 'may',
  summary: 'Cancel the orders of a checkout that is not paid yet',
  params: checkoutParams,
  response: checkout,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

const handling = group({ auth: 'user', scope: 'orders:write', suspended: 'may' });

export const confirmDelivery = handling({
  id: 'confirmDelivery',
  method: 'POST',
  path: '/api/orders/{order_id}/delivery-code',
  limit: '5 tries for each order',
  summary: "Confirm the delivery of a protected order with the buyer's code; the shop is paid 48 hours later",
  params: orderParams,
  body: deliveryCodeInput,
  response: orderMoney,
  refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const openCase = handling({
  id: 'openCase',
  method: 'POST',
  path: '/api/orders/{order_id}/case',
  summary: 'Report a problem with a protected order; its money stays on hold until the problem is settled',
  params: orderParams,
  body: openCaseInput,
  idempotent: true,
  response: orderMoney,
  refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const answerCase = handling({
  id: 'answerCase',
  method: 'POST',
  path: '/api/orders/{order_id}/case/answer',
  summary: 'Answer a reported problem as the seller, once, within 48 hours',
  params: orderParams,
  body: answerCaseInput,
  idempotent: true,
  response: orderMoney,
  refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const withdrawCase = handling({
  id: 'withdrawCase',
  method: 'POST',
  path: '/api/orders/{order_id}/case/withdraw',
  summary: 'Withdraw a reported problem as the buyer',
  params: orderParams,
  response: orderMoney,
  refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'],
});

/** Money moves back to the buyer only, so no API key may do it. */
export const refundOrder = group({ auth: 'user', scope: null, suspended: 'may' })({
  id: 'refundOrder',
  method: 'POST',
  path: '/api/orders/{order_id}/refund',
  limit: '30 an hour',
  summary: "Refund a part of an order's payment to its buyer, as the seller",
  params: orderParams,
  body: refundOrderInput,
  idempotent: true,
  response: orderMoney,
  refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'],
});

const reading = forAdmins('reading');
const money = forAdmins('money');

export const listCases = reading({
  id: 'listCases',
  method: 'GET',
  path: '/api/admin/cases',
  summary: 'For admins: list the cases: open ones by their deadline, ended ones newest first',
  query: describeQuery(listQuery(limits.casesPerPage).extend({ state: oneOf(caseState).optional() }), {
    ...listDescriptions(limits.casesPerPage),
    state: ['Filter by state; open by default', 'open'],
  }),
  response: caseList,
});

export const readCase = reading({
  id: 'readCase',
  method: 'GET',
  path: '/api/admin/cases/{id}',
  summary: 'For admins: get a case',
  params: pathParam('id', z.string().max(100), 'ID of the case', examples.case, { type: 'ID' }),
  response: adminCase,
});

/** Private messages, so every access is audited. */
export const readCaseMessages = money({
  id: 'readCaseMessages',
  method: 'GET',
  path: '/api/admin/cases/{id}/messages',
  summary: "For admins: get what buyer and seller wrote in an order's conversation until its case was opened; audited",
  params: pathParam('id', z.string().max(100), 'ID of the case', examples.case, { type: 'ID' }),
  response: caseMessages,
});

export const decideCase = money({
  id: 'decideCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/decide',
  summary:
    'For admins: decide who gets the money of an order; above a sum in the settings a second admin agrees first; audited',
  params: pathParam('id', z.string().max(100), 'ID of the case', examples.case, { type: 'ID' }),
  body: decideCaseInput,
  idempotent: true,
  response: adminCase,
  refuses: ['REFUSED', 'NOT_FOUND'],
});
