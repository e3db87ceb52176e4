import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listWords, pathParam } from '#kernel/reference/words.ts';
import { adminListLimits as limits } from './limits.ts';
import { adminOrder, adminOrderList, adminOrdersQuery } from './orders.ts';
import { adminPayment, adminPaymentList, adminPaymentsQuery, ledgerBalances } from './payments.ts';
import { adminProductList, adminProductsQuery } from './products.ts';
import { adminReviewList, adminReviewsQuery } from './reviews.ts';
import { adminShopList, adminShopsQuery } from './shops.ts';

const orderCode = z
  .string()
  .max(40)
  .transform((code) => code.toUpperCase());

export const findOrders = defineOperation({
  id: 'findOrders',
  method: 'GET',
  path: '/api/admin/orders',
  auth: 'admin',
  summary: 'For admins: orders by their number, buyer or shop; each search is audited',
  query: describeQuery(adminOrdersQuery, {
    ...listWords(limits.perPage),
    q: ['Part of the number, or of the name or address of the buyer or the shop', examples.order],
    state: ['Only those that stand there', 'pending'],
  }),
  response: adminOrderList,
});

export const readAdminOrder = defineOperation({
  id: 'readAdminOrder',
  method: 'GET',
  path: '/api/admin/orders/{order_id}',
  auth: 'admin',
  summary: 'For admins: an order with both its sides; each look is audited',
  params: pathParam('order_id', orderCode, 'Number of the order', examples.order),
  response: adminOrder,
});

export const listPayments = defineOperation({
  id: 'listPayments',
  method: 'GET',
  path: '/api/admin/payments',
  auth: 'admin',
  summary: 'For admins: payments, those that are held first; each search is audited',
  query: describeQuery(adminPaymentsQuery, {
    ...listWords(limits.perPage),
    state: ['Only those that stand there', 'held'],
    purpose: ['Only those for that kind of thing', 'subscription'],
    search: ['A reference, or a part of an e-mail address or of the name of a shop', 'adepa'],
  }),
  response: adminPaymentList,
});

export const readAdminPayment = defineOperation({
  id: 'readAdminPayment',
  method: 'GET',
  path: '/api/admin/payments/{reference}',
  auth: 'admin',
  summary: 'For admins: a payment, what the provider said, its lines of the books; each look is audited',
  params: pathParam('reference', z.string().max(100), 'Under which the provider knows it', examples.payment),
  response: adminPayment,
});

export const readLedger = defineOperation({
  id: 'readLedger',
  method: 'GET',
  path: '/api/admin/ledger',
  auth: 'admin',
  summary: 'For admins: what each account of the books holds; each look is audited',
  response: ledgerBalances,
});

export const findProducts = defineOperation({
  id: 'findProducts',
  method: 'GET',
  path: '/api/admin/products',
  auth: 'admin',
  summary: 'For admins: products of all shops, those that only their sellers see too; without a state the active ones',
  query: describeQuery(adminProductsQuery, {
    ...listWords(limits.perPage),
    q: ['Words of its name, category, shop or description, or its whole number', 'kente'],
    state: ['Only those that stand there', 'hidden'],
  }),
  response: adminProductList,
});

export const findReviews = defineOperation({
  id: 'findReviews',
  method: 'GET',
  path: '/api/admin/reviews',
  auth: 'admin',
  summary: 'For admins: reviews of products and shops, with those that are out of view',
  query: describeQuery(adminReviewsQuery, {
    ...listWords(limits.perPage),
    q: ['Words of the review, its writer, or the product or shop', 'kente'],
    state: ['Only those that stand there', 'hidden'],
  }),
  response: adminReviewList,
});

export const findShops = defineOperation({
  id: 'findShops',
  method: 'GET',
  path: '/api/admin/shops',
  auth: 'admin',
  summary: 'For admins: all shops, with those that nobody else finds',
  query: describeQuery(adminShopsQuery, {
    ...listWords(limits.perPage),
    q: ['Part of the name of a shop, or of the name or address of its owner', 'adepa'],
    state: ['Only those that stand there', 'hidden'],
  }),
  response: adminShopList,
});
