import { z } from 'zod';
import { adminListLimits as limits } from '#admin/limits.ts';
import { adminOrder, adminOrderList, adminOrdersQuery } from '#admin/orders.ts';
import { adminPayment, adminPaymentList, adminPaymentsQuery, ledgerBalances, ledgerQuery } from '#admin/payments.ts';
import { adminPayoutList, adminPayoutsQuery } from '#admin/payouts.ts';
import { adminProductList, adminProductsQuery } from '#admin/products.ts';
import { adminReviewList, adminReviewsQuery } from '#admin/reviews.ts';
import { adminShopList, adminShopsQuery } from '#admin/shops.ts';
import { forAdmins } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { adminSearchQuery, adminSearchResult } from './resources.ts';

const reading = forAdmins('reading');

const orderCode = z
  .string()
  .max(40)
  .transform((code) => code.toUpperCase());

export const findOrders = reading({
  id: 'findOrders',
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'For admins: search orders by code, buyer or shop, newest first; audited',
  query: describeQuery(adminOrdersQuery, {
    ...listDescriptions(limits.perPage),
    q: ['Part of the code, or of the name or email address of the buyer or the shop', examples.order, { as: 'search' }],
    state: ['Filter by state', 'pending'],
  }),
  response: adminOrderList,
});

export const readAdminOrder = reading({
  id: 'readAdminOrder',
  method: 'GET',
  path: '/api/admin/orders/{order_id}',
  summary: 'For admins: get an order with its buyer and seller; audited',
  params: pathParam('order_id', orderCode, 'Code of the order', examples.order, { as: 'id', type: 'ID' }),
  response: adminOrder,
});

export const listPayments = reading({
  id: 'listPayments',
  method: 'GET',
  path: '/api/admin/payments',
  summary: 'For admins: search payments, held ones first, then the newest; audited',
  query: describeQuery(adminPaymentsQuery, {
    ...listDescriptions(limits.perPage),
    state: ['Filter by state', 'held'],
    purpose: ['Filter by purpose', 'subscription'],
    search: ['A reference, or part of an email address or a shop name', 'adepa'],
  }),
  response: adminPaymentList,
});

export const readAdminPayment = reading({
  id: 'readAdminPayment',
  method: 'GET',
  path: '/api/admin/payments/{reference}',
  summary: "For admins: get a payment with the provider's response and its ledger lines; audited",
  params: pathParam('reference', z.string().max(100), 'Reference of the payment', examples.payment, { type: 'ID' }),
  response: adminPayment,
});

export const readLedger = reading({
  id: 'readLedger',
  method: 'GET',
  path: '/api/admin/ledger',
  summary: 'For admins: get the ledger accounts and the last entries of a month; audited',
  query: describeQuery(ledgerQuery, { month: ['Month, in Ghana; this one by default', '2026-11'] }),
  response: ledgerBalances,
});

export const findPayouts = reading({
  id: 'findPayouts',
  method: 'GET',
  path: '/api/admin/payouts',
  summary: 'For admins: list payouts, those that need an admin first, then the newest',
  query: describeQuery(adminPayoutsQuery, {
    ...listDescriptions(limits.perPage),
    q: ['Part of the name of the shop or its owner', 'adepa', { as: 'search' }],
    state: ['Filter by state', 'due'],
  }),
  response: adminPayoutList,
});

export const findProducts = reading({
  id: 'findProducts',
  method: 'GET',
  path: '/api/admin/products',
  summary: 'For admins: list the products of all shops, public or not, newest first; active ones by default',
  query: describeQuery(adminProductsQuery, {
    ...listDescriptions(limits.perPage),
    q: ['Words of the name, category, shop or description, or the full SKU', 'kente', { as: 'search' }],
    state: ['Filter by state', 'hidden'],
  }),
  response: adminProductList,
});

export const findReviews = reading({
  id: 'findReviews',
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'For admins: list the reviews of products and shops, including hidden ones, newest first',
  query: describeQuery(adminReviewsQuery, {
    ...listDescriptions(limits.perPage),
    q: ['Words of the review, or the name of the reviewer, product or shop', 'kente', { as: 'search' }],
    state: ['Filter by state', 'hidden'],
  }),
  response: adminReviewList,
});

export const findShops = reading({
  id: 'findShops',
  method: 'GET',
  path: '/api/admin/shops',
  summary: 'For admins: list all shops, public or not, newest first',
  query: describeQuery(adminShopsQuery, {
    ...listDescriptions(limits.perPage),
    q: ["Part of the shop's name, or of its owner's name or email address", 'adepa', { as: 'search' }],
    state: ['Filter by state', 'hidden'],
  }),
  response: adminShopList,
});

export const searchEverything = reading({
  id: 'searchEverything',
  method: 'GET',
  path: '/api/admin/search',
  summary: 'For admins: search users, shops, orders, products, payments, payouts and cases at once; audited',
  query: describeQuery(adminSearchQuery, {
    q: ['A number, name, phone number, email address or reference', examples.order, { as: 'text' }],
  }),
  response: adminSearchResult,
});
