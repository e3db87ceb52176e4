import { z } from 'zod';
import { shippingAddress } from '#accounts/resources.ts';
import { productVariant } from '#catalog/resources.ts';
import { money } from '#kernel/amount-input.ts';
import { metadata } from '#kernel/programs/metadata.ts';
import { describe, oneOf, resource, success } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import {
  feeActions,
  orderLimits as limits,
  orderAction,
  orderActor,
  orderDeliveryKind,
  orderState,
  orderViewer,
  paymentMethod,
  returnReason,
} from './limits.ts';

/** Price and stock are current: a cart reserves nothing. */
export const cartItem = resource(
  'CartItem',
  'A product in a cart, with its current price and stock; a cart reserves nothing.',
  {
    id: describe(z.uuid(), 'Unique ID', examples.line),
    product_id: describe(z.uuid(), 'ID of the product', examples.product),
    variant_id: describe(z.uuid().nullable(), 'ID of the variant; null for a simple product', null),
    variant_label: describe(z.string(), 'Values of the variant, such as "42, Black"; empty for a simple product', ''),
    variant: describe(
      productVariant.nullable(),
      'Variant with its current data; null for a simple product, or if it is no longer offered',
      null,
    ),
    product_slug: describe(z.string(), 'URL slug of the product', examples.productSlug),
    product_name: describe(
      z.string(),
      'Current name of the product, also if it is no longer available',
      examples.productName,
      { as: 'name' },
    ),
    product_image: describe(
      z.string().nullable(),
      'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
      `/media/${examples.image}`,
    ),
    product_price: describe(money(), 'Current price per piece in Ghana cedis (GHS)', '350.00'),
    price_when_added: describe(money(), 'Price per piece when the product was added', '350.00'),
    /** The same number that `productChanged` carries. */
    product_version: describe(z.number().int(), "Version of the product's price and stock", 1),
    seller_name: describe(z.string(), 'Name of the shop', examples.shopName),
    seller_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
    quantity: describe(z.number().int(), 'Quantity', 1),
    stock_quantity: describe(z.number().int(), 'Number of pieces in stock', 13),
    in_stock: describe(z.boolean(), 'Whether the quantity is in stock', true),
    is_available: describe(z.boolean(), 'Whether the product can still be ordered', true),
    line_total: describe(money(), 'Current price of all pieces in Ghana cedis (GHS)', '350.00'),
  },
);

export const cart = resource('Cart', 'A shopping cart.', {
  items: describe(z.array(cartItem).max(limits.cartItemsMax), 'Items, in the order in which they were added'),
  item_count: describe(z.number().int(), 'Number of pieces in the cart', 1),
  subtotal: describe(money(), 'Price of the items that can be ordered, in Ghana cedis (GHS)', '350.00'),
  total: describe(money(), 'Total of the items that can be ordered, in Ghana cedis (GHS)', '350.00'),
  version: describe(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 3),
  updated_at: describe(
    z.iso.datetime().nullable(),
    'When the cart last changed; null if it never did',
    '2026-11-22T09:30:00.000Z',
  ),
});
export type Cart = z.infer<typeof cart>;

export const boughtAgain = resource('BoughtAgain', 'The cart with the products of an earlier order.', {
  cart: describe(cart, 'The updated cart'),
  left_out: describe(
    z.array(z.string()).max(limits.cartItemsMax),
    'Why products of the order were not added, one sentence each',
    [`Insufficient stock for ${examples.productName}`],
  ),
});
export type BoughtAgain = z.infer<typeof boughtAgain>;

export const orderItem = resource('OrderItem', 'A product of an order, as it was when it was ordered.', {
  id: describe(z.uuid(), 'Unique ID', examples.line),
  product_id: describe(z.uuid(), 'ID of the product', examples.product),
  variant_id: describe(z.uuid().nullable(), 'ID of the variant; null for a simple product', null),
  variant_label: describe(z.string(), 'Values of the variant, such as "42, Black"; empty for a simple product', ''),
  product_slug: describe(z.string(), 'URL slug of the product', examples.productSlug),
  product_name: describe(z.string(), 'Name of the product when it was ordered', examples.productName),
  product_image: describe(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    `/media/${examples.image}`,
    { as: 'productImagePath' },
  ),
  seller_name: describe(z.string(), 'Name of the shop when it was ordered', examples.shopName),
  quantity: describe(z.number().int(), 'Quantity', 1),
  price: describe(money(), 'Price per piece when it was ordered, in Ghana cedis (GHS)', '350.00'),
  total: describe(money(), 'Price of all pieces when it was ordered, in Ghana cedis (GHS)', '350.00'),
});

export const orderStep = resource(
  'OrderStep',
  "A change of an order's state, or a delivery fee that the buyer declined.",
  {
    state: describe(oneOf(orderState), 'State of the order after the step', 'pending'),
    at: describe(z.iso.datetime(), 'When the change happened', '2026-11-22T09:30:00.000Z', { as: 'createdAt' }),
    by: describe(oneOf(orderActor), 'Who made the change', 'buyer'),
    action: describe(
      oneOf(orderAction).nullable(),
      'Action that made the change; null if the order was placed, expired, or closed by a timer',
      null,
    ),
    reason: describe(z.string().nullable(), 'Reason given for the change; null without one', null),
    return_reason: describe(
      oneOf(returnReason).nullable(),
      'Why the buyer returns the items; null for other steps',
      null,
    ),
    photos: describe(
      z.array(z.string()).max(limits.returnPhotosMax),
      'Private paths of the photos of a return request, for buyer, seller and admins only; `?width=` selects a width',
      [],
      { as: 'photoPaths' },
    ),
  },
);

/** Stored in the order as it is here. */
export const orderDelivery = resource('OrderDelivery', 'The way of delivery of an order, as it was when chosen.', {
  option_id: describe(
    z.uuid().nullable(),
    'ID of the way of delivery; null if buyer and seller agreed on the fee',
    examples.deliveryOption,
  ),
  kind: describe(oneOf(orderDeliveryKind), 'Kind of delivery', 'bus'),
  name: describe(z.string(), 'Name of the way of delivery; empty if none was chosen', 'VIP bus to your station'),
  min_days: describe(z.number().int().nullable(), 'Fewest days until the goods arrive; null if not known', 2),
  max_days: describe(z.number().int().nullable(), 'Most days until the goods arrive; null if not known', 3),
  pickup_address: describe(
    z.string().nullable(),
    'Where the buyer picks up the goods; null unless it is a pickup',
    null,
  ),
  pickup_hours: describe(z.string().nullable(), 'When the buyer can pick up the goods; null if not given', null),
});
export type OrderDelivery = z.infer<typeof orderDelivery>;

/** Stored with a message as it is here. */
export const feeStep = resource('MessageFeeStep', 'A step in which buyer and seller agree on the delivery fee.', {
  action: describe(z.enum(feeActions), 'What happened to the fee', 'propose_fee'),
  fee: describe(money().nullable(), 'The fee in Ghana cedis (GHS); null if it was declined', '25.00'),
});
export type FeeStep = z.infer<typeof feeStep>;

/** Stored in the order as it is here. */
export const orderTracking = resource('OrderTracking', 'How the goods of an order travel; all parts may be empty.', {
  carrier: describe(z.string(), 'Bus or courier company', 'VIP Jeoun'),
  tracking_number: describe(z.string(), 'Number of the parcel or waybill', 'VIP-20461'),
  rider_name: describe(z.string(), 'Name of the rider', 'Kwame Boadi'),
  rider_phone: describe(z.string(), 'Phone number of the rider, stored as +233 and nine digits', '+233244123456'),
});
export type OrderTracking = z.infer<typeof orderTracking>;

type AddressShape = typeof shippingAddress.shape;
/** The keys are the same as in the type: each field of the address with the prefix. */
const shippingFields = Object.fromEntries(
  Object.entries(shippingAddress.shape).map(([name, field]) => [`shipping_${name}`, field]),
) as { [Name in keyof AddressShape as `shipping_${Name}`]: AddressShape[Name] };

/** Fields with a default are younger than events in the log. */
export const order = resource('Order', 'An order of one buyer from one shop.', {
  order_id: describe(z.string(), 'Order code that users see: capital letters and digits', examples.order, {
    as: 'id',
    type: 'ID',
  }),
  status: describe(oneOf(orderState), 'State of the order', 'pending', { as: 'state' }),
  created_at: describe(z.iso.datetime(), 'When the order was placed', '2026-11-22T09:30:00.000Z'),
  updated_at: describe(z.iso.datetime(), 'When the order last changed', '2026-11-22T09:30:00.000Z'),
  expires_at: describe(
    z.iso.datetime().nullable(),
    'When the order expires if the seller does not answer; null unless the order is pending',
    '2026-11-25T09:30:00.000Z',
  ),
  due_at: describe(
    z.iso.datetime().nullable(),
    'When the marketplace moves the order on by itself: it expires, is completed, or its return counts as agreed; null if it does not',
    '2026-11-25T09:30:00.000Z',
  ),
  return_until: describe(
    z.iso.datetime().nullable(),
    'Until when the buyer may ask to return the items; null before the delivery and after three requests',
    null,
  ),
  version: describe(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 1),
  subtotal: describe(money(), 'Price of all items in Ghana cedis (GHS)', '350.00'),
  total: describe(money(), 'Total with the delivery fee in Ghana cedis (GHS), with two decimals', '375.00'),
  shipping_fee: describe(money(), 'Delivery fee, part of the total; 0.00 until both sides agree on one', '25.00'),
  delivery: describe(
    orderDelivery.nullable().default(null),
    'Way of delivery; null while buyer and seller have to agree on it',
  ),
  proposed_fee: describe(
    money().nullable().default(null),
    "Delivery fee that the seller proposed and that waits for the buyer's answer; null without one",
    null,
  ),
  tracking: describe(orderTracking.nullable().default(null), 'Carrier or rider, given at dispatch; null without one'),
  tax: describe(money(), 'Always 0.00', '0.00'),
  item_count: describe(z.number().int(), 'Number of pieces in the order', 1),
  buyer_email: describe(z.string(), 'Email address of the buyer', 'buyer@besesaka.test'),
  buyer_name: describe(z.string(), 'Name of the buyer', 'Afua Boatemaa Darko'),
  seller_name: describe(z.string(), 'Name of the shop', examples.shopName),
  seller_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
  shop_id: describe(z.uuid(), 'ID of the shop', examples.shop),
  ...shippingFields,
  shipping_notes: describe(z.string(), 'Notes for the rider; may be empty', 'Call before you come'),
  paid_at: describe(z.iso.datetime().nullable(), 'When the seller marked the order as paid; null until then', null),
  payment_method: describe(
    oneOf(paymentMethod).nullable(),
    'How the order was paid; null until it is marked as paid',
    null,
  ),
  is_protected: describe(
    z.boolean().default(false),
    'Whether the buyer paid first, so that the marketplace holds the money until the delivery',
    false,
  ),
  checkout_id: describe(
    z.uuid().nullable().default(null),
    'ID of the checkout that waits for its payment, for the buyer; otherwise null',
    null,
  ),
  external_id: describe(
    z.string().nullable().default(null),
    "ID in the shop's own system; null without one, and for the buyer",
    null,
  ),
  metadata: describe(
    metadata.default({}),
    "Values that the shop's own programs stored, by their names; empty for the buyer",
    {
      'erp.warehouse': 'KUM-2',
    },
  ),
  viewer_is: describe(oneOf(orderViewer), 'Side of the viewer', 'buyer'),
  allowed_actions: describe(
    z.array(oneOf(orderAction)).max(orderAction.values.length),
    'Actions that the viewer may perform now',
    ['cancel'],
  ),
  items: describe(z.array(orderItem), 'Products of the order'),
  steps: describe(z.array(orderStep), 'History of the order, oldest first'),
});
export type Order = z.infer<typeof order>;

export const orderList = cursorListAnswer(order);

export const orderAnswer = resource(
  'OrderAnswer',
  'An order of one buyer from one shop.',
  { success, ...order.shape },
  { as: 'Order' },
);
export const orderListAnswer = resource('OrderList', 'A page of orders, newest first.', {
  success,
  ...orderList.shape,
});

/** `order` is the first one, because the spec's callers expect a single order. */
export const ordersCreated = resource('OrdersPlaced', 'The orders of one checkout.', {
  success,
  order: describe(order, 'The first order, for clients that expect a single one'),
  orders: describe(z.array(order).max(limits.cartItemsMax), 'One order per shop'),
});
export type OrdersCreated = z.infer<typeof ordersCreated>;

/** An order request that was not carried out by now never will be. */
export const orderAttempt = resource('OrderAttempt', 'The outcome of an order request.', {
  success,
  orders: describe(
    z.array(order).max(limits.cartItemsMax),
    'Orders that the request placed, in their current state; empty if it placed none and never will',
  ),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;
