import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { orderStates } from '#orders/limits.ts';
import { order } from '#orders/resources.ts';
import { caseRow } from './cases.ts';
import { adminListLimits as limits, peopleLimits } from './limits.ts';
import { optional } from './optional.ts';

export const adminOrdersQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(z.enum(orderStates)),
});
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuery>;

const { order_id, status, total, buyer_name, buyer_email, seller_name, seller_slug, created_at } = order.shape;

export const adminOrderRow = thing('AdminOrderRow', 'An order as the list of the admins shows it.', {
  ...{ order_id, status, total, buyer_name, buyer_email, seller_name, seller_slug, created_at },
  buyer_id: told(z.uuid(), 'Who placed it', examples.buyer),
  seller_id: told(z.uuid(), 'Whose shop it was placed at', examples.seller),
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

export const adminOrderList = thing(
  'AdminOrderList',
  'A page of orders, the newest first.',
  cursorListAnswer(adminOrderRow).shape,
);

export const orderSide = thing('OrderSide', 'Who is on one side of an order, and how to reach them.', {
  id: told(z.uuid(), 'Never changes', examples.buyer),
  full_name: told(z.string(), 'What they are called now', 'Afua Boatemaa Darko'),
  email: told(z.string(), 'Their address now', 'buyer@besesaka.test'),
  telephone_number: told(z.string(), 'Their telephone now', '0547955140'),
});
export type OrderSide = z.infer<typeof orderSide>;

export const adminOrder = thing('AdminOrder', 'All of an order; that an admin read it is on record.', {
  order: told(order, 'The order with its items and steps'),
  buyer: told(orderSide, 'Who placed it'),
  seller: told(orderSide, 'Whose shop it was placed at'),
  last_message_at: told(
    z.iso.datetime().nullable(),
    'When the two last wrote to each other about it; null: they never did. Admins read only what was reported',
    '2026-11-22T09:35:00.000Z',
  ),
  reports: told(z.array(caseRow), `What was reported of their conversation, the newest ${peopleLimits.reportsMax}`),
});
export type AdminOrder = z.infer<typeof adminOrder>;
