import { z } from 'zod';
import { slugParams } from '#catalog/slug-params.ts';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords, pathParam, type Words } from '#kernel/reference/words.ts';
import {
  changeOrderInput,
  orderListQuery,
  placeCartInput,
  placeProductInput,
  settleAttemptInput,
  shippingInput,
} from './inputs.ts';
import { dashboardMetrics, pickList, productDays } from './metrics.ts';
import { orderAnswer, orderAttempt, orderListAnswer, ordersCreated } from './resources.ts';

const orderCode = z
  .string()
  .max(40)
  .transform((code) => code.toUpperCase());
const orderParams = pathParam('order_id', orderCode, 'Number of the order', examples.order);
const shipping = {
  shipping_full_name: ['Who is to receive it', 'Afua Boatemaa Darko'],
  shipping_phone: [
    'A Ghanaian number from +233 or 0, with or without spaces and dashes; kept as +233 and nine digits',
    '054 795 5140',
  ],
  shipping_address: ['Street and house', '14 Ring Road East'],
  shipping_city: ['Town', 'Accra'],
  shipping_region: ['One of the sixteen regions of Ghana', 'Greater Accra'],
  shipping_notes: ['What the rider should know, up to 200 characters', 'Call before you come'],
  shipping_landmark: ['A nearby place that a rider would know', 'Opposite the Total station'],
} as const satisfies Words<typeof shippingInput>;
describeInput('ShippingInput', shippingInput, 'Where orders go.', shipping);

const placeCartBody = describeInput('PlaceCartInput', placeCartInput, 'Where the whole cart goes.', {
  ...shipping,
  expected_total: ['The total you saw: nothing is ordered when it is another one by now', '350.00'],
});
const product = ['Of the product', examples.product] as const;
const pieces = ['How many pieces', 1] as const;

export const placeCart = defineOperation({
  id: 'placeCart',
  method: 'POST',
  path: '/api/orders/create',
  auth: 'user',
  suspended: 'refused',
  summary: 'Order the whole cart: one order per shop, all or none',
  body: placeCartBody,
  idempotent: true,
  response: ordersCreated,
  status: 201,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'TOTAL_CHANGED'],
});

export const placeProduct = defineOperation({
  id: 'placeProduct',
  method: 'POST',
  path: '/api/orders/single',
  auth: 'user',
  suspended: 'refused',
  summary: 'Order one product at once',
  body: describeInput('PlaceProductInput', placeProductInput, 'One product, and where it goes.', {
    ...placeCartBody.fields,
    product_id: product,
    quantity: pieces,
  }),
  idempotent: true,
  response: ordersCreated,
  status: 201,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'TOTAL_CHANGED'],
});

export const settleAttempt = defineOperation({
  id: 'settleAttempt',
  method: 'POST',
  path: '/api/orders/settle',
  auth: 'user',
  suspended: 'may',
  summary: 'Ask what became of an order whose answer was lost; one not placed by now never will be',
  body: describeInput('SettleAttemptInput', settleAttemptInput, 'Whose answer was lost.', {
    idempotency_key: ['The Idempotency-Key of that request', examples.key],
  }),
  response: orderAttempt,
});

const orderListQueryWords = describeQuery(orderListQuery, {
  ...listWords(20),
  status: ['Only those that stand there', 'pending'],
  search: ["Part of the number, of a product's name or of the other side's", 'BSK4'],
});

export const listPurchases = defineOperation({
  id: 'listPurchases',
  method: 'GET',
  path: '/api/orders/user',
  auth: 'user',
  summary: 'What this person ordered',
  query: orderListQueryWords,
  response: orderListAnswer,
});

export const listSales = defineOperation({
  id: 'listSales',
  method: 'GET',
  path: '/api/orders/seller',
  auth: 'user',
  summary: "What was ordered from this person's shop",
  query: orderListQueryWords,
  response: orderListAnswer,
});

export const readOrder = defineOperation({
  id: 'readOrder',
  method: 'GET',
  path: '/api/orders/{order_id}',
  auth: 'user',
  summary: 'One order, with its steps',
  params: orderParams,
  response: orderAnswer,
});

export const changeOrder = defineOperation({
  id: 'changeOrder',
  method: 'POST',
  path: '/api/orders/{order_id}/status',
  auth: 'user',
  suspended: 'may',
  summary: 'Take a step: one of the allowed_actions of the order',
  params: orderParams,
  body: describeInput(
    'ChangeOrderInput',
    changeOrderInput,
    'A step of an order.',
    {
      action: ['One of its allowed_actions', 'cancel'],
      reason: ['Needed where a seller declines, cancels or takes back', 'I found it nearer to home'],
      payment_method: ['Needed for mark_paid', 'mobile_money'],
      version: ['The one you saw: if it is older than the current one, nothing is changed', 1],
    },
    ['payment_method', 'reason'],
  ),
  idempotent: true,
  response: orderAnswer,
  refuses: ['REFUSED', 'FORBIDDEN', 'STALE'],
});

export const readMetrics = defineOperation({
  id: 'readMetrics',
  method: 'GET',
  path: '/api/dashboard/metrics',
  auth: 'user',
  summary: "A seller's sales by month, and what wants attention now",
  response: dashboardMetrics,
});

export const readPickList = defineOperation({
  id: 'readPickList',
  method: 'GET',
  path: '/api/dashboard/pick-list',
  auth: 'user',
  summary: "What to take off the shelf for a seller's accepted orders",
  response: pickList,
});

export const readProductDays = defineOperation({
  id: 'readProductDays',
  method: 'GET',
  path: '/api/dashboard/products/{slug}/days',
  auth: 'seller',
  summary: 'How often an own product was looked at and ordered, day by day',
  params: slugParams,
  response: productDays,
});
