import { z } from 'zod';
import { addressLimits } from '#accounts/limits.ts';
import { skuInput } from '#catalog/variants.ts';
import { amountUpTo } from '#kernel/amount-input.ts';
import { idempotency } from '#kernel/idempotency.ts';
import { listQuery, manyOf } from '#kernel/lists/paging.ts';
import { decimal, parseMoney } from '#kernel/money.ts';
import { ghanaNumber } from '#kernel/phone-input.ts';
import { externalIdFilter, externalIdInput, metadataInput } from '#kernel/programs/metadata.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { ghanaRegion } from '#kernel/regions.ts';
import { shownText } from '#kernel/shown-text.ts';
import { texts as sharedTexts } from '#kernel/texts.ts';
import { deliveryFeeTexts } from '#shops/delivery-texts.ts';
import { deliveryLimits } from '#shops/limits.ts';
import {
  orderLimits as limits,
  orderAction,
  orderOrdering,
  orderState,
  paymentMethod,
  returnReason,
} from './limits.ts';
import { orderTexts as texts } from './texts.ts';

const required = (text: string, max: number) => z.string(text).overwrite(shownText).min(1, text).max(max);
const quantity = z.int().min(1).max(limits.quantityMax);

export const shippingInput = resource('ShippingInput', 'A shipping address.', {
  shipping_full_name: describe(
    required(texts.fullNameRequired, limits.nameMax),
    'Full name of the recipient',
    'Afua Boatemaa Darko',
  ),
  shipping_phone: describe(
    ghanaNumber({ invalid: texts.phoneInvalid, missing: texts.phoneRequired, unreal: texts.phoneUnreal }),
    'Ghanaian phone number starting with +233 or 0, with or without spaces and dashes; stored as +233 and nine digits',
    '054 795 5140',
  ),
  shipping_address: describe(
    required(texts.addressRequired, limits.addressMax).min(limits.addressMin, texts.addressShort),
    'House number and street',
    '14 Ring Road East',
  ),
  shipping_city: describe(required(texts.cityRequired, limits.cityMax), 'Town or city', 'Accra'),
  shipping_region: describe(
    z.preprocess((value) => (value === 'Bono' ? 'Brong Ahafo' : value), oneOf(ghanaRegion, texts.regionRequired)),
    'One of the 16 regions of Ghana',
    'Greater Accra',
  ),
  shipping_notes: describe(
    z.string().overwrite(shownText).max(limits.notesMax, texts.notesLong).optional(),
    `Notes for the rider, at most ${limits.notesMax} characters; optional`,
    'Call before you come',
  ),
  shipping_landmark: describe(
    z.string().overwrite(shownText).max(addressLimits.landmarkMax).optional(),
    'Nearby place that a rider would know; optional',
    'Opposite the Total station',
  ),
});

const checkoutFields = {
  ...shippingInput.shape,
  expected_total: describe(
    z
      .string()
      .refine((value) => parseMoney(value) !== null)
      .meta(decimal)
      .optional(),
    'Total with delivery in Ghana cedis that the buyer saw; if it has changed, nothing is ordered and the call fails with TOTAL_CHANGED',
    '350.00',
  ),
  pay_now: describe(
    z.boolean().optional(),
    'Whether the buyer pays in the app first: the shops get the orders once they are paid, and the money after the delivery',
    false,
  ),
};
const checkoutInput = z.object(checkoutFields);
export type CheckoutInput = z.infer<typeof checkoutInput>;

const deliveryChoice = resource('DeliveryChoiceInput', 'The chosen way of delivery of one shop.', {
  shop_slug: describe(z.string().max(120), 'URL slug of the shop', examples.shopSlug),
  option_id: describe(z.uuid(), 'ID of the way of delivery', examples.deliveryOption),
});

export const placeCartInput = resource(
  'PlaceCartInput',
  'Shipping address for the whole cart.',
  {
    ...checkoutFields,
    delivery: describe(
      z
        .array(deliveryChoice)
        .max(limits.cartItemsMax)
        .refine((all) => new Set(all.map((one) => one.shop_slug)).size === all.length, texts.deliveryTwice)
        .optional(),
      'Chosen way of delivery of each shop; with a shop that is left out, the buyer agrees on the delivery',
      [{ shop_slug: examples.shopSlug, option_id: examples.deliveryOption }],
    ),
  },
  { omittedInExample: ['delivery', 'pay_now'] },
);
export type PlaceCartInput = z.infer<typeof placeCartInput>;

/** An order of one shop. */
export const oneShopFields = {
  ...checkoutFields,
  delivery_option_id: describe(
    z.uuid().optional(),
    'Chosen way of delivery; if left out, buyer and seller agree on the delivery',
    examples.deliveryOption,
  ),
};
const oneShopInput = z.object(oneShopFields);
export type OneShopInput = z.infer<typeof oneShopInput>;

export const chosenProduct = {
  product_id: describe(z.uuid(), 'ID of the product', examples.product),
  variant_id: describe(
    z.uuid().optional(),
    'ID of the variant; required if the product has variants',
    examples.variant,
  ),
};

export const placeProductInput = resource(
  'PlaceProductInput',
  'A product and a shipping address.',
  { ...oneShopFields, ...chosenProduct, quantity: describe(quantity, 'Quantity', 1, { default: 1 }) },
  { omittedInExample: ['variant_id', 'delivery_option_id', 'pay_now'] },
);
export type PlaceProductInput = z.infer<typeof placeProductInput>;

export const settleAttemptInput = resource('SettleAttemptInput', 'The order request whose response was lost.', {
  idempotency_key: describe(
    z.string().regex(idempotency.pattern, sharedTexts.keyInvalid),
    'Idempotency key of that request',
    examples.key,
  ),
});
export type SettleAttemptInput = z.infer<typeof settleAttemptInput>;

export const addToCartInput = resource(
  'AddToCartInput',
  'A product and a quantity to add.',
  { ...chosenProduct, quantity: describe(quantity.default(1), 'Quantity to add', 1, { default: 1 }) },
  { omittedInExample: ['variant_id'] },
);
export type AddToCartInput = z.infer<typeof addToCartInput>;

const item_id = describe(z.uuid(), 'ID of the cart item', examples.line);

export const updateCartItemInput = resource('UpdateCartItemInput', 'A cart item and its new quantity.', {
  item_id,
  quantity: describe(quantity, 'New quantity, at least 1', 2),
});
export type UpdateCartItemInput = z.infer<typeof updateCartItemInput>;

export const removeFromCartInput = resource('RemoveFromCartInput', 'The cart item to remove.', { item_id });

const tracking = (text: string, example: string) =>
  describe(
    z.string().overwrite(shownText).max(limits.trackingMax, texts.trackingLong).optional(),
    `${text}, for dispatch; optional`,
    example,
  );

export const changeOrderInput = resource(
  'ChangeOrderInput',
  'An action on an order.',
  {
    action: describe(oneOf(orderAction), 'One of the actions that the order allows', 'cancel'),
    reason: describe(
      z.string().overwrite(shownText).max(limits.reasonMax).optional(),
      'Reason, which the other party reads; required if a seller declines, cancels, marks the order as returned or refuses a return, and if a buyer requests one',
      'I found it nearer to home',
    ),
    payment_method: describe(
      oneOf(paymentMethod)
        .refine((method) => method !== 'online', texts.methodRequired)
        .optional(),
      'How the order was paid; required for marking it as paid',
      'mobile_money',
    ),
    return_reason: describe(
      oneOf(returnReason, texts.returnReasonRequired).optional(),
      'Why the buyer returns the items; required for a return request',
      'damaged',
    ),
    photo_ids: describe(
      z.array(z.uuid()).max(limits.returnPhotosMax, texts.returnTooManyPhotos).optional(),
      'For a return request: IDs of up to four photos, uploaded with `POST /api/uploads?purpose=return-photo`',
      [examples.upload],
    ),
    fee: describe(
      amountUpTo(deliveryLimits.feeMaxPesewas, deliveryFeeTexts).meta(decimal).optional(),
      'Delivery fee in Ghana cedis; required for proposing and accepting a fee; accepting fails with STALE if the proposed one differs',
      '25.00',
    ),
    carrier: tracking('Bus or courier company', 'VIP Jeoun'),
    tracking_number: tracking('Number of the parcel or waybill', 'VIP-20461'),
    rider_name: tracking('Name of the rider', 'Kwame Boadi'),
    rider_phone: describe(
      z.preprocess(
        (value) => (value === '' ? undefined : value),
        ghanaNumber({ invalid: texts.phoneInvalid }).optional(),
      ),
      'Ghanaian phone number of the rider, for dispatch; optional',
      '024 412 3456',
    ),
    version: describe(
      z.int().positive().optional(),
      'Version that the client read: the call fails with STALE if the order has changed since',
      1,
    ),
  },
  {
    omittedInExample: [
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
  },
);
export type ChangeOrderInput = z.infer<typeof changeOrderInput>;

export const labelOrderInput = resource(
  'LabelOrderInput',
  "What the shop's own programs store with an order. The buyer does not see it.",
  {
    external_id: describe(
      externalIdInput,
      'ID of the order in your own system; null or an empty text removes it; if left out, it stays',
      'ERP-20461',
    ),
    metadata: metadataInput,
  },
).refine((input) => input.external_id !== undefined || input.metadata !== undefined, texts.nothingToLabel);
export type LabelOrderInput = z.infer<typeof labelOrderInput>;

export const orderListQuery = listQuery(limits.pageSize).extend({
  ids: manyOf('[A-Z0-9]{1,40}').optional(),
  status: oneOf(orderState).optional(),
  search: z.string().overwrite(shownText).max(limits.searchMax).optional(),
  updated_after: z.iso.datetime().optional(),
  ordering: oneOf(orderOrdering).optional(),
});

/** The query of the shop's own orders. */
export const saleListQuery = orderListQuery.extend({
  sku: z.preprocess((value) => (value === '' ? undefined : value), skuInput.optional()),
  external_id: externalIdFilter,
});
