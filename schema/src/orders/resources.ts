import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { success, thing, told } from '#kernel/reference/told.ts';
import { regions } from '#kernel/regions.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { orderActions, orderStates, paymentMethods } from './limits.ts';

/** `price_changed` and `available` are about now: a cart holds no promises. */
export const cartItem = thing('CartItem', 'One product in a cart, as it is now: a cart holds no promises.', {
  id: told(z.uuid(), 'Of the line in the cart', examples.line),
  product_id: told(z.uuid(), 'Of the product', examples.product),
  product_slug: told(z.string(), "The product's part of addresses", examples.productSlug),
  product_name: told(z.string(), 'As the seller writes it now', examples.productName),
  product_image: told(z.string().nullable(), 'Without width and format; null for none', `/media/${examples.image}`),
  product_price: told(z.string(), 'Of one piece now', '350.00'),
  price_when_added: told(z.string(), 'Of one piece when it was put in', '350.00'),
  /** Of price and stock, as `productChanged` numbers them. */
  product_version: told(z.number().int(), 'Of price and stock', 1),
  seller_name: told(z.string(), 'Of the shop', examples.shopName),
  seller_slug: told(z.string(), "The shop's part of addresses", examples.shopSlug),
  quantity: told(z.number().int(), 'How many pieces', 1),
  stock_quantity: told(z.number().int(), 'How many pieces there are', 13),
  in_stock: told(z.boolean(), 'Whether there are as many as wanted', true),
  is_available: told(z.boolean(), 'Whether the shop still offers it', true),
  line_total: told(z.string(), 'Of all pieces now', '350.00'),
});

/** `item_count` counts pieces. `version` grows with every change, so that an older answer never overwrites a newer. */
export const cart = thing('Cart', 'What is about to be ordered.', {
  items: told(z.array(cartItem), 'Its lines, in the order in which they came'),
  item_count: told(z.number().int(), 'How many pieces', 1),
  total: told(z.string(), 'Of what can be ordered, in cedi', '350.00'),
  version: told(z.number().int(), 'Grows with every change', 3),
  updated_at: told(
    z.iso.datetime().nullable(),
    'When it was last changed; null while it never was',
    '2026-11-22T09:30:00.000Z',
  ),
});
export type Cart = z.infer<typeof cart>;

export const orderItem = thing('OrderItem', 'One product of an order, as it was when it was ordered.', {
  id: told(z.uuid(), 'Of this line', examples.line),
  product_id: told(z.uuid(), 'Of the product', examples.product),
  product_slug: told(z.string(), "The product's part of addresses", examples.productSlug),
  product_name: told(z.string(), 'What it was called', examples.productName),
  product_image: told(z.string().nullable(), 'Without width and format; null for none', `/media/${examples.image}`),
  seller_name: told(z.string(), 'What the shop was called', examples.shopName),
  quantity: told(z.number().int(), 'How many pieces', 1),
  price: told(z.string(), 'Of one piece then', '350.00'),
  total: told(z.string(), 'Of all pieces then', '350.00'),
});

export const orderStep = thing('OrderStep', "One change of an order's state.", {
  state: told(z.enum(orderStates), 'The state it led to', 'pending'),
  at: told(z.iso.datetime(), 'When', '2026-11-22T09:30:00.000Z'),
  by: told(z.enum(['buyer', 'seller', 'system']), 'Who took it; `system` is the clock', 'buyer'),
  reason: told(z.string().nullable(), 'What they said to it', null),
});

/** What says here what it is goes through to GraphQL as it is. */
export const order = thing('Order', 'What one shop was asked for.', {
  order_id: told(z.string(), 'The number that people say: capital letters and digits', examples.order),
  status: told(z.enum(orderStates), 'Where it stands', 'pending'),
  created_at: told(z.iso.datetime(), 'When it was placed', '2026-11-22T09:30:00.000Z'),
  updated_at: told(z.iso.datetime(), 'When it last changed', '2026-11-22T09:30:00.000Z'),
  expires_at: told(
    z.iso.datetime().nullable(),
    'Until when the seller must have answered; null once that is past',
    '2026-11-25T09:30:00.000Z',
  ),
  version: told(z.number().int(), 'Grows with every change, so that an older answer never overwrites a newer', 1),
  total: told(z.string(), 'What it costs, in cedi', '350.00'),
  shipping_fee: told(z.string(), 'Agreed with the seller, so 0.00 here', '0.00'),
  tax: told(z.string(), '0.00', '0.00'),
  item_count: told(z.number().int(), 'How many pieces all in all', 1),
  buyer_email: told(z.string(), 'Address of who placed it', 'buyer@besesaka.test'),
  buyer_name: told(z.string(), 'Who placed it', 'Afua Boatemaa Darko'),
  seller_name: told(z.string(), 'Name of the shop', examples.shopName),
  seller_slug: told(z.string(), "The last part of the shop's address", examples.shopSlug),
  shop_id: told(z.uuid(), 'Identifies the shop', examples.shop),
  shipping_full_name: told(z.string(), 'Who is to receive it', 'Afua Boatemaa Darko'),
  shipping_phone: told(z.string(), 'Where to call the receiver', '+233547955140'),
  shipping_address: told(z.string(), 'Street and house', '14 Ring Road East'),
  shipping_city: told(z.string(), 'Town', 'Accra'),
  shipping_region: told(z.enum(regions), 'One of the sixteen regions of Ghana', 'Greater Accra'),
  shipping_notes: told(z.string(), 'What the rider should know; may be empty', 'Call before you come'),
  shipping_landmark: told(z.string(), 'A nearby place; may be empty', 'Opposite the Total station'),
  paid_at: told(z.iso.datetime().nullable(), 'When the seller noted that it was paid', null),
  payment_method: told(z.enum(paymentMethods).nullable(), 'How it was paid', null),
  viewer_is: told(z.enum(['buyer', 'seller', 'admin']), 'Which side the one who asks is on', 'buyer'),
  allowed_actions: told(z.array(z.enum(orderActions)), 'What they may do to it now', ['cancel']),
  items: told(z.array(orderItem), 'What was ordered'),
  steps: told(z.array(orderStep), 'What has happened to it, oldest first'),
});
export type Order = z.infer<typeof order>;

export const orderList = cursorListAnswer(order);

export const orderAnswer = thing('OrderAnswer', 'What one shop was asked for.', { success, ...order.shape });
export const orderListAnswer = thing('OrderList', 'A page of orders, newest first.', {
  success,
  ...orderList.shape,
});

/** `order` is the first of them, as older callers expect a single one. */
export const ordersCreated = thing('OrdersPlaced', 'The orders that were placed at once.', {
  success,
  order: told(order, 'The first of them, for callers who expect a single one'),
  orders: told(z.array(order), 'One for each shop'),
});
export type OrdersCreated = z.infer<typeof ordersCreated>;

/** What became of a request to order: its orders as they are now, or none; then it is never carried out any more. */
export const orderAttempt = thing('OrderAttempt', 'What became of a request to order.', {
  success,
  orders: told(z.array(order), 'Its orders as they are now; none, and it will never be carried out any more'),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;
