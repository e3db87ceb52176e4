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
  summary: 'For admins: search orders by number, buyer or shop; audited',
  query: describeQuery(adminOrdersQuery, {
    ...listWords(limits.perPage),
    q: ['Part of the number, or of the name or email address of the buyer or the shop', examples.order],
    state: ['Filter by state', 'pending'],
  }),
  response: adminOrderList,
});

export const readAdminOrder = defineOperation({
  id: 'readAdminOrder',
  method: 'GET',
  path: '/api/admin/orders/{order_id}',
  auth: 'admin',
  summary: 'For admins: get an order with its buyer and seller; audited',
  params: pathParam('order_id', orderCode, 'Number of the order', examples.order),
  response: adminOrder,
});

export const listPayments = defineOperation({
  id: 'listPayments',
  method: 'GET',
  path: '/api/admin/payments',
  auth: 'admin',
  summary: 'For admins: search payments, held ones first; audited',
  query: describeQuery(adminPaymentsQuery, {
    ...listWords(limits.perPage),
    state: ['Filter by state', 'held'],
    purpose: ['Filter by purpose', 'subscription'],
    search: ['A reference, or part of an email address or a shop name', 'adepa'],
  }),
  response: adminPaymentList,
});

export const readAdminPayment = defineOperation({
  id: 'readAdminPayment',
  method: 'GET',
  path: '/api/admin/payments/{reference}',
  auth: 'admin',
  summary: "For admins: get a payment with the provider's response and its ledger lines; audited",
  params: pathParam('reference', z.string().max(100), 'Reference of the payment', examples.payment, { type: 'ID' }),
  response: adminPayment,
});

export const readLedger = defineOperation({
  id: 'readLedger',
  method: 'GET',
  path: '/api/admin/ledger',
  auth: 'admin',
  summary: 'For admins: get the balance of each ledger account; audited',
  response: ledgerBalances,
});

export const findProducts = defineOperation({
  id: 'findProducts',
  method: 'GET',
  path: '/api/admin/products',
  auth: 'admin',
  summary: 'For admins: list the products of all shops, public or not; active ones by default',
  query: describeQuery(adminProductsQuery, {
    ...listWords(limits.perPage),
    q: ['Words of the name, category, shop or description, or the full SKU', 'kente'],
    state: ['Filter by state', 'hidden'],
  }),
  response: adminProductList,
});

export const findReviews = defineOperation({
  id: 'findReviews',
  method: 'GET',
  path: '/api/admin/reviews',
  auth: 'admin',
  summary: 'For admins: list the reviews of products and shops, including hidden ones',
  query: describeQuery(adminReviewsQuery, {
    ...listWords(limits.perPage),
    q: ['Words of the review, or the name of the reviewer, product or shop', 'kente'],
    state: ['Filter by state', 'hidden'],
  }),
  response: adminReviewList,
});

export const findShops = defineOperation({
  id: 'findShops',
  method: 'GET',
  path: '/api/admin/shops',
  auth: 'admin',
  summary: 'For admins: list all shops, public or not',
  query: describeQuery(adminShopsQuery, {
    ...listWords(limits.perPage),
    q: ["Part of the shop's name, or of its owner's name or email address", 'adepa'],
    state: ['Filter by state', 'hidden'],
  }),
  response: adminShopList,
});
