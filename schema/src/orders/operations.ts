import { z } from 'zod';
import { slugParams } from '#catalog/slug-params.ts';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { imageWidthQuery } from '#kernel/operations/platform-operations.ts';
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
import { orderParams } from './order-params.ts';
import { orderAnswer, orderAttempt, orderListAnswer, ordersCreated } from './resources.ts';

const shipping = {
  shipping_full_name: ['Full name of the recipient', 'Afua Boatemaa Darko'],
  shipping_phone: [
    'Ghanaian phone number starting with +233 or 0, with or without spaces and dashes; stored as +233 and nine digits',
    '054 795 5140',
  ],
  shipping_address: ['House number and street', '14 Ring Road East'],
  shipping_city: ['Town or city', 'Accra'],
  shipping_region: ['One of the 16 regions of Ghana', 'Greater Accra'],
  shipping_notes: ['Notes for the rider, at most 200 characters; optional', 'Call before you come'],
  shipping_landmark: ['Nearby place that a rider would know; optional', 'Opposite the Total station'],
} as const satisfies Words<typeof shippingInput>;
describeInput('ShippingInput', shippingInput, 'A shipping address.', shipping);

const expectedTotal = [
  'Total with delivery in Ghana cedis that the buyer saw; if it has changed, nothing is ordered and the call fails with TOTAL_CHANGED',
  '350.00',
] as const;
/** The words of an order of one shop. */
export const oneShopWords = {
  ...shipping,
  expected_total: expectedTotal,
  delivery_option_id: [
    'Chosen way of delivery; if left out, buyer and seller agree on the delivery',
    examples.deliveryOption,
  ],
} as const;
const placeCartBody = describeInput(
  'PlaceCartInput',
  placeCartInput,
  'Shipping address for the whole cart.',
  {
    ...shipping,
    expected_total: expectedTotal,
    delivery: [
      'Chosen way of delivery of each shop; with a shop that is left out, the buyer agrees on the delivery',
      [{ shop_slug: examples.shopSlug, option_id: examples.deliveryOption }],
    ],
  },
  ['delivery'],
);
const product = ['ID of the product', examples.product] as const;
const pieces = ['Quantity', 1] as const;

export const placeCart = defineOperation({
  id: 'placeCart',
  method: 'POST',
  path: '/api/orders/create',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'refused',
  limit: '20 checkouts an hour; 10 with an order still pending; 120 attempts a minute',
  summary: 'Place orders for the whole cart: one order per shop, all or nothing',
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
  scope: 'orders:write',
  suspended: 'refused',
  limit: '20 checkouts an hour; 10 with an order still pending; 120 attempts a minute',
  summary: 'Place an order for one product, without the cart',
  body: describeInput(
    'PlaceProductInput',
    placeProductInput,
    'A product and a shipping address.',
    {
      ...oneShopWords,
      product_id: product,
      variant_id: ['ID of the variant; required if the product has variants', examples.variant],
      quantity: pieces,
    },
    ['variant_id', 'delivery_option_id'],
  ),
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
  scope: 'orders:write',
  suspended: 'may',
  limit: '60 an hour',
  summary: 'Find out whether an order request whose response was lost was carried out; if it was not, it never will be',
  body: describeInput('SettleAttemptInput', settleAttemptInput, 'The order request whose response was lost.', {
    idempotency_key: ['Idempotency-Key of that request', examples.key],
  }),
  response: orderAttempt,
});

const orderListQueryWords = describeQuery(orderListQuery, {
  ...listWords(20),
  ids: ['Return only these orders: comma-separated codes, at most 100', examples.order],
  status: ['Return only orders in this state', 'pending'],
  search: ['Part of the order code, of a product name, or of the name of the other party', 'BSK4'],
  updated_after: ['Return only orders that changed after this time', '2026-11-22T09:30:00.000Z'],
  ordering: ['Ordering; newest first by default', '-updated_at'],
});

export const listPurchases = defineOperation({
  id: 'listPurchases',
  method: 'GET',
  path: '/api/orders/user',
  auth: 'user',
  scope: 'orders:read',
  summary: "List the user's orders as a buyer",
  query: orderListQueryWords,
  response: orderListAnswer,
});

export const listSales = defineOperation({
  id: 'listSales',
  method: 'GET',
  path: '/api/orders/seller',
  auth: 'user',
  scope: 'orders:read',
  summary: "List the orders of the user's shop",
  query: orderListQueryWords,
  response: orderListAnswer,
});

export const readOrder = defineOperation({
  id: 'readOrder',
  method: 'GET',
  path: '/api/orders/{order_id}',
  auth: 'user',
  scope: 'orders:read',
  summary: 'Get an order with its history',
  params: orderParams,
  response: orderAnswer,
});

export const changeOrder = defineOperation({
  id: 'changeOrder',
  method: 'POST',
  path: '/api/orders/{order_id}/status',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'may',
  limit:
    '120 an hour; an order is marked as paid or unpaid 6 times an hour; its delivery fee is proposed or answered 6 times an hour',
  summary: 'Perform one of the allowed_actions of an order',
  params: orderParams,
  body: describeInput(
    'ChangeOrderInput',
    changeOrderInput,
    'An action on an order.',
    {
      action: ['One of the allowed_actions of the order', 'cancel'],
      reason: [
        'Reason; required if a seller declines, cancels, marks the order as returned or refuses a return, and if a buyer requests one',
        'I found it nearer to home',
      ],
      payment_method: ['How the order was paid; required for mark_paid', 'mobile_money'],
      return_reason: ['Why the buyer returns the items; required for request_return', 'damaged'],
      photo_ids: ['For request_return: up to four uploads of the purpose return-photo', [examples.upload]],
      fee: [
        'Delivery fee in Ghana cedis; required for propose_fee and accept_fee, which fails with STALE if the proposed fee differs',
        '25.00',
      ],
      carrier: ['Bus or courier company, for dispatch; optional', 'VIP Jeoun'],
      tracking_number: ['Number of the parcel or waybill, for dispatch; optional', 'VIP-20461'],
      rider_name: ['Name of the rider, for dispatch; optional', 'Kwame Boadi'],
      rider_phone: ['Ghanaian phone number of the rider, for dispatch; optional', '024 412 3456'],
      version: ['Version that the client read: the call fails with STALE if the order has changed since', 1],
    },
    [
      'payment_method',
      'reason',
      'return_reason',
      'photo_ids',
      'fee',
      'carrier',
      'tracking_number',
      'rider_name',
      'rider_phone',
    ],
  ),
  idempotent: true,
  response: orderAnswer,
  refuses: ['REFUSED', 'FORBIDDEN', 'STALE'],
});

export const readReturnPhoto = defineOperation({
  id: 'readReturnPhoto',
  method: 'GET',
  path: '/api/return-photos/{id}',
  auth: 'user',
  scope: 'orders:read',
  summary: 'Get a photo of a return request; only the buyer, the seller and admins can',
  params: pathParam('id', z.string().max(100), 'ID of the photo', examples.upload),
  query: imageWidthQuery,
  response: 'image/webp',
});

export const readMetrics = defineOperation({
  id: 'readMetrics',
  method: 'GET',
  path: '/api/dashboard/metrics',
  auth: 'user',
  scope: 'orders:read',
  summary: "Get the seller's sales by month, and what needs attention",
  response: dashboardMetrics,
});

export const readPickList = defineOperation({
  id: 'readPickList',
  method: 'GET',
  path: '/api/dashboard/pick-list',
  auth: 'user',
  scope: 'orders:read',
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
  params: slugParams,
  response: productDays,
});
