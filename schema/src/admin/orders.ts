import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { orderState } from '#orders/limits.ts';
import { order } from '#orders/resources.ts';
import { adminListLimits as limits, usersLimits } from './limits.ts';
import { optional } from './optional.ts';
import { reportRow } from './reports.ts';

export const adminOrdersQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(oneOf(orderState)),
});
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuery>;

const { order_id, status, total, buyer_name, buyer_email, seller_name, seller_slug, created_at } = order.shape;

export const adminOrderRow = resource('AdminOrderRow', "An order in the admins' list.", {
  order_id,
  status,
  total,
  buyer_name,
  buyer_email,
  seller_name,
  seller_slug,
  created_at,
  buyer_id: describe(z.uuid(), 'ID of the buyer', examples.buyer),
  seller_id: describe(z.uuid(), 'ID of the seller', examples.seller),
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

export const adminOrderList = resource(
  'AdminOrderList',
  'A page of orders, the newest first.',
  cursorListAnswer(adminOrderRow).shape,
);

export const orderSide = resource('OrderSide', 'The buyer or the seller of an order, with contact data.', {
  id: describe(z.uuid(), 'Unique ID', examples.buyer),
  full_name: describe(z.string(), 'Current name', 'Afua Boatemaa Darko'),
  email: describe(z.string(), 'Current email address', 'buyer@besesaka.test'),
  telephone_number: describe(z.string(), 'Current phone number', '0547955140'),
});
export type OrderSide = z.infer<typeof orderSide>;

export const adminOrder = resource('AdminOrder', 'An order with all details. Every read is audited.', {
  order: describe(order, 'The order with its items and steps'),
  buyer: describe(orderSide, 'Buyer'),
  seller: describe(orderSide, 'Seller'),
  last_message_at: describe(
    z.iso.datetime().nullable(),
    'Time of the last message between buyer and seller about the order; null if there is none. Admins can only read reported messages',
    '2026-11-22T09:35:00.000Z',
  ),
  reports: describe(
    z.array(reportRow).max(usersLimits.reportsMax),
    `Reports about their conversation, the newest ${usersLimits.reportsMax}`,
  ),
});
export type AdminOrder = z.infer<typeof adminOrder>;
