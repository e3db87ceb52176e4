import { z } from 'zod';
import { listAnswer } from '#kernel/paging.ts';
import { orderActions, orderStates, paymentMethods } from './limits.ts';

/** `price_changed` and `available` are about now: a cart holds no promises. */
export const cartItem = z.object({
  id: z.uuid(),
  product_id: z.uuid(),
  product_slug: z.string(),
  product_name: z.string(),
  product_image: z.string().nullable(),
  product_price: z.string(),
  price_when_added: z.string(),
  /** Of price and stock, as `productChanged` numbers them. */
  product_version: z.number().int(),
  seller_name: z.string(),
  seller_slug: z.string(),
  quantity: z.number().int(),
  stock_quantity: z.number().int(),
  in_stock: z.boolean(),
  is_available: z.boolean(),
  line_total: z.string(),
});

/** `item_count` counts pieces. `version` grows with every change, so that an older answer never overwrites a newer. */
export const cart = z.object({
  items: z.array(cartItem),
  item_count: z.number().int(),
  total: z.string(),
  version: z.number().int(),
  updated_at: z.iso.datetime().nullable(),
});
export type Cart = z.infer<typeof cart>;

export const orderItem = z.object({
  id: z.uuid(),
  product_id: z.uuid(),
  product_slug: z.string(),
  product_name: z.string(),
  product_image: z.string().nullable(),
  seller_name: z.string(),
  quantity: z.number().int(),
  price: z.string(),
  total: z.string(),
});

export const orderStep = z.object({
  state: z.enum(orderStates),
  at: z.iso.datetime(),
  by: z.enum(['buyer', 'seller', 'system']),
  reason: z.string().nullable(),
});

export const order = z.object({
  order_id: z.string(),
  status: z.enum(orderStates),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  version: z.number().int(),
  total: z.string(),
  shipping_fee: z.string(),
  tax: z.string(),
  item_count: z.number().int(),
  buyer_email: z.string(),
  buyer_name: z.string(),
  seller_name: z.string(),
  seller_slug: z.string(),
  shop_id: z.uuid(),
  shipping_full_name: z.string(),
  shipping_phone: z.string(),
  shipping_address: z.string(),
  shipping_city: z.string(),
  shipping_region: z.string(),
  shipping_notes: z.string(),
  shipping_landmark: z.string(),
  paid_at: z.iso.datetime().nullable(),
  payment_method: z.enum(paymentMethods).nullable(),
  viewer_is: z.enum(['buyer', 'seller', 'admin']),
  allowed_actions: z.array(z.enum(orderActions)),
  items: z.array(orderItem),
  steps: z.array(orderStep),
});
export type Order = z.infer<typeof order>;

export const orderList = listAnswer(order);

/** `order` is the first of them, as older callers expect a single one. */
export const ordersCreated = z.object({ success: z.literal(true), order, orders: z.array(order) });
export type OrdersCreated = z.infer<typeof ordersCreated>;

/** What became of a request to order: its orders as they are now, or none; then it is never carried out any more. */
export const orderAttempt = z.object({ success: z.literal(true), orders: z.array(order) });
export type OrderAttempt = z.infer<typeof orderAttempt>;
