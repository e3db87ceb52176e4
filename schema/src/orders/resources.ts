import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { success, thing, told } from '#kernel/reference/told.ts';
import { regions } from '#kernel/regions.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { orderActions, orderStates, paymentMethods } from './limits.ts';

/** Price and stock are current: a cart reserves nothing. */
export const cartItem = thing(
  'CartItem',
  'A product in a cart, with its current price and stock; a cart reserves nothing.',
  {
    id: told(z.uuid(), 'Unique ID', examples.line),
    product_id: told(z.uuid(), 'ID of the product', examples.product),
    product_slug: told(z.string(), 'URL slug of the product', examples.productSlug),
    product_name: told(z.string(), 'Current name of the product', examples.productName),
    product_image: told(
      z.string().nullable(),
      'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
      `/media/${examples.image}`,
    ),
    product_price: told(z.string(), 'Current price per piece in Ghana cedis (GHS)', '350.00'),
    price_when_added: told(z.string(), 'Price per piece when the product was added', '350.00'),
    /** The same number that `productChanged` carries. */
    product_version: told(z.number().int(), "Version of the product's price and stock", 1),
    seller_name: told(z.string(), 'Name of the shop', examples.shopName),
    seller_slug: told(z.string(), 'URL slug of the shop', examples.shopSlug),
    quantity: told(z.number().int(), 'Quantity', 1),
    stock_quantity: told(z.number().int(), 'Number of pieces in stock', 13),
    in_stock: told(z.boolean(), 'Whether the quantity is in stock', true),
    is_available: told(z.boolean(), 'Whether the product can still be ordered', true),
    line_total: told(z.string(), 'Current price of all pieces in Ghana cedis (GHS)', '350.00'),
  },
);

/** `version` grows with every change, so that an older response never overwrites a newer one. */
export const cart = thing('Cart', 'A shopping cart.', {
  items: told(z.array(cartItem), 'Items, in the order in which they were added'),
  item_count: told(z.number().int(), 'Number of pieces in the cart', 1),
  total: told(z.string(), 'Total of the items that can be ordered, in Ghana cedis (GHS)', '350.00'),
  version: told(z.number().int(), 'Version, higher after every change', 3),
  updated_at: told(
    z.iso.datetime().nullable(),
    'When the cart last changed; null if it never did',
    '2026-11-22T09:30:00.000Z',
  ),
});
export type Cart = z.infer<typeof cart>;

export const orderItem = thing('OrderItem', 'A product of an order, as it was when it was ordered.', {
  id: told(z.uuid(), 'Unique ID', examples.line),
  product_id: told(z.uuid(), 'ID of the product', examples.product),
  product_slug: told(z.string(), 'URL slug of the product', examples.productSlug),
  product_name: told(z.string(), 'Name of the product when it was ordered', examples.productName),
  product_image: told(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    `/media/${examples.image}`,
  ),
  seller_name: told(z.string(), 'Name of the shop when it was ordered', examples.shopName),
  quantity: told(z.number().int(), 'Quantity', 1),
  price: told(z.string(), 'Price per piece when it was ordered, in Ghana cedis (GHS)', '350.00'),
  total: told(z.string(), 'Price of all pieces when it was ordered, in Ghana cedis (GHS)', '350.00'),
});

export const orderStep = thing('OrderStep', "A change of an order's state.", {
  state: told(z.enum(orderStates), 'New state of the order', 'pending'),
  at: told(z.iso.datetime(), 'When the change happened', '2026-11-22T09:30:00.000Z'),
  by: told(z.enum(['buyer', 'seller', 'system']), 'Who made the change; `system` is a timer', 'buyer'),
  reason: told(z.string().nullable(), 'Reason given for the change; null without one', null),
});

/** GraphQL takes the fields and descriptions from here. */
export const order = thing('Order', 'An order of one buyer from one shop.', {
  order_id: told(z.string(), 'Order code that users see: capital letters and digits', examples.order),
  status: told(z.enum(orderStates), 'State of the order', 'pending'),
  created_at: told(z.iso.datetime(), 'When the order was placed', '2026-11-22T09:30:00.000Z'),
  updated_at: told(z.iso.datetime(), 'When the order last changed', '2026-11-22T09:30:00.000Z'),
  expires_at: told(
    z.iso.datetime().nullable(),
    'When the order expires if the seller does not answer; null unless the order is pending',
    '2026-11-25T09:30:00.000Z',
  ),
  version: told(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 1),
  total: told(z.string(), 'Total in Ghana cedis (GHS), with two decimals', '350.00'),
  shipping_fee: told(z.string(), 'Always 0.00: buyer and seller agree on the fee', '0.00'),
  tax: told(z.string(), 'Always 0.00', '0.00'),
  item_count: told(z.number().int(), 'Number of pieces in the order', 1),
  buyer_email: told(z.string(), 'Email address of the buyer', 'buyer@besesaka.test'),
  buyer_name: told(z.string(), 'Name of the buyer', 'Afua Boatemaa Darko'),
  seller_name: told(z.string(), 'Name of the shop', examples.shopName),
  seller_slug: told(z.string(), 'URL slug of the shop', examples.shopSlug),
  shop_id: told(z.uuid(), 'ID of the shop', examples.shop),
  shipping_full_name: told(z.string(), 'Full name of the recipient', 'Afua Boatemaa Darko'),
  shipping_phone: told(z.string(), 'Phone number of the recipient as +233 and nine digits', '+233547955140'),
  shipping_address: told(z.string(), 'House number and street', '14 Ring Road East'),
  shipping_city: told(z.string(), 'Town or city', 'Accra'),
  shipping_region: told(z.enum(regions), 'One of the 16 regions of Ghana', 'Greater Accra'),
  shipping_notes: told(z.string(), 'Notes for the rider; may be empty', 'Call before you come'),
  shipping_landmark: told(
    z.string(),
    'Nearby place that a rider would know; may be empty',
    'Opposite the Total station',
  ),
  paid_at: told(z.iso.datetime().nullable(), 'When the seller marked the order as paid; null until then', null),
  payment_method: told(
    z.enum(paymentMethods).nullable(),
    'How the order was paid; null until it is marked as paid',
    null,
  ),
  viewer_is: told(z.enum(['buyer', 'seller', 'admin']), 'Side of the viewer', 'buyer'),
  allowed_actions: told(z.array(z.enum(orderActions)), 'Actions that the viewer may perform now', ['cancel']),
  items: told(z.array(orderItem), 'Products of the order'),
  steps: told(z.array(orderStep), 'History of the order, oldest first'),
});
export type Order = z.infer<typeof order>;

export const orderList = cursorListAnswer(order);

export const orderAnswer = thing('OrderAnswer', 'An order of one buyer from one shop.', { success, ...order.shape });
export const orderListAnswer = thing('OrderList', 'A page of orders, newest first.', {
  success,
  ...orderList.shape,
});

/** `order` is the first one, because the spec's callers expect a single order. */
export const ordersCreated = thing('OrdersPlaced', 'The orders of one checkout.', {
  success,
  order: told(order, 'The first order, for clients that expect a single one'),
  orders: told(z.array(order), 'One order per shop'),
});
export type OrdersCreated = z.infer<typeof ordersCreated>;

/** An order request that was not carried out by now never will be. */
export const orderAttempt = thing('OrderAttempt', 'The outcome of an order request.', {
  success,
  orders: told(
    z.array(order),
    'Orders that the request placed, in their current state; empty if it placed none and never will',
  ),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;
