import { z } from 'zod';
import { defineOperation, group } from '#kernel/operations/define-operation.ts';
import { imageWidthQuery } from '#kernel/operations/platform-operations.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, handleParam, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import {
  changeOrderInput,
  labelOrderInput,
  orderListQuery,
  placeCartInput,
  placeProductInput,
  saleListQuery,
  settleAttemptInput,
} from './inputs.ts';
import { dashboardMetrics, pickList, productDays } from './metrics.ts';
import { orderByIdParams, orderParams } from './order-params.ts';
import { orderAnswer, orderAttempt, orderListAnswer, ordersCreated } from './resources.ts';

const buying = group({ auth: 'user', scope: 'orders:write', suspended: 'refused' });
const reading = group({ auth: 'user', scope: 'orders:read' });

export const placeCart = buying({
  id: 'placeCart',
  method: 'POST',
  path: '/api/orders/create',
  limit: '20 checkouts an hour; 10 with an order still pending; 120 attempts a minute',
  summary: 'Place orders for the whole cart: one order per shop, all or nothing',
  body: placeCartInput,
  idempotent: true,
  response: ordersCreated,
  status: 201,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'TOTAL_CHANGED'],
});

export const placeProduct = buying({
  id: 'placeProduct',
  method: 'POST',
  path: '/api/orders/single',
  limit: '20 checkouts an hour; 10 with an order still pending; 120 attempts a minute',
  summary: 'Place an order for one product; the cart does not change',
  body: placeProductInput,
  idempotent: true,
  response: ordersCreated,
  status: 201,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'TOTAL_CHANGED'],
});

export const settleAttempt = buying({
  id: 'settleAttempt',
  method: 'POST',
  path: '/api/orders/settle',
  suspended: 'may',
  limit: '60 an hour',
  summary: 'Find out whether an order request whose response was lost was carried out; if it was not, it never will be',
  body: settleAttemptInput,
  response: orderAttempt,
});

const orderListWords = {
  ...listDescriptions(20),
  ids: ['Return only these orders: comma-separated codes, at most 100', examples.order],
  status: ['Return only orders in this state', 'pending', { as: 'state' }],
  search: ['Part of the order code, of a product name, or of the name of the other party', 'BSK4'],
  updated_after: ['Return only orders that changed after this time', '2026-11-22T09:30:00.000Z'],
  ordering: ['Ordering; newest first by default', '-updated_at', { as: 'orderBy', default: '-created_at' }],
} as const;

export const listPurchases = reading({
  id: 'listPurchases',
  method: 'GET',
  path: '/api/orders/user',
  summary: "List the user's orders as a buyer",
  query: describeQuery(orderListQuery, orderListWords),
  response: orderListAnswer,
});

export const listSales = reading({
  id: 'listSales',
  method: 'GET',
  path: '/api/orders/seller',
  summary: "List the orders of the user's shop",
  query: describeQuery(saleListQuery, {
    ...orderListWords,
    sku: ['Return only orders of the product or variant that has this SKU now', 'KENTE-0001'],
    external_id: ['Return only orders with this external ID', 'ERP-20461'],
  }),
  response: orderListAnswer,
});

export const readOrder = reading({
  id: 'readOrder',
  method: 'GET',
  path: '/api/orders/{order_id}',
  summary: 'Get an order with its history',
  params: orderByIdParams,
  response: orderAnswer,
});

export const changeOrder = buying({
  id: 'changeOrder',
  method: 'POST',
  path: '/api/orders/{order_id}/status',
  suspended: 'may',
  limit:
    '120 an hour; an order is marked as paid or unpaid 6 times an hour; its delivery fee is proposed or answered 6 times an hour',
  summary:
    'Perform one of the actions that an order allows; buyer and seller get a live event, and the other side a notification. The items return to the stock if the order is declined, cancelled, expired or returned',
  params: orderParams,
  body: changeOrderInput,
  idempotent: true,
  response: orderAnswer,
  refuses: ['REFUSED', 'FORBIDDEN', 'STALE'],
});

export const labelOrder = defineOperation({
  id: 'labelOrder',
  method: 'PATCH',
  path: '/api/orders/{order_id}',
  auth: 'seller',
  scope: 'orders:write',
  suspended: 'may',
  limit: '120 a minute',
  summary:
    "Store the shop's own ID and metadata with one of its orders; the order's version does not change, and no event is sent",
  params: orderParams,
  body: labelOrderInput,
  response: orderAnswer,
  refuses: ['FORBIDDEN'],
});

export const readReturnPhoto = reading({
  id: 'readReturnPhoto',
  method: 'GET',
  path: '/api/return-photos/{id}',
  summary: 'Get a photo of a return request; only the buyer, the seller and admins can',
  params: pathParam('id', z.string().max(100), 'ID of the photo', examples.upload),
  query: imageWidthQuery,
  response: 'image/webp',
});

export const readMetrics = reading({
  id: 'readMetrics',
  method: 'GET',
  path: '/api/dashboard/metrics',
  summary: "Get the seller's sales by month, and what needs attention",
  response: dashboardMetrics,
});

export const readPickList = reading({
  id: 'readPickList',
  method: 'GET',
  path: '/api/dashboard/pick-list',
  summary: "Get the pick list for the seller's accepted orders",
  response: pickList,
});

export const readProductDays = defineOperation({
  id: 'readProductDays',
  method: 'GET',
  path: '/api/dashboard/products/{slug}/days',
  auth: 'seller',
  scope: 'products:read',
  summary: "Get views and orders of one of the seller's products by day",
  params: handleParam('product', examples.productSlug),
  response: productDays,
});
