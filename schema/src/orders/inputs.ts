import { z } from 'zod';
import { addressLimits } from '#accounts/limits.ts';
import { amountUpTo } from '#kernel/amount-input.ts';
import { idempotency } from '#kernel/idempotency.ts';
import { listQuery, manyOf } from '#kernel/lists/paging.ts';
import { decimal, parseMoney } from '#kernel/money.ts';
import { internationalPhone, isAllOneDigit, isGhanaian } from '#kernel/phone.ts';
import { regions } from '#kernel/regions.ts';
import { shownText } from '#kernel/shown-text.ts';
import { texts as sharedTexts } from '#kernel/texts.ts';
import { deliveryLimits } from '#shops/limits.ts';
import { deliveryFeeTexts } from '#shops/texts.ts';
import {
  orderLimits as limits,
  orderActions,
  orderOrderings,
  orderStates,
  paymentMethods,
  returnReasons,
} from './limits.ts';
import { orderTexts as texts } from './texts.ts';

const required = (text: string, max: number) => z.string(text).overwrite(shownText).min(1, text).max(max);
const quantity = z.int().min(1).max(limits.quantityMax);

export const shippingInput = z.object({
  shipping_full_name: required(texts.fullNameRequired, limits.nameMax),
  shipping_phone: z
    .string(texts.phoneRequired)
    .max(limits.phoneTypedMax, texts.phoneInvalid)
    .overwrite((typed) => internationalPhone(shownText(typed)))
    .min(1, texts.phoneRequired)
    .refine(isGhanaian, texts.phoneInvalid)
    .refine((value) => !isAllOneDigit(value), texts.phoneUnreal),
  shipping_address: required(texts.addressRequired, limits.addressMax).min(limits.addressMin, texts.addressShort),
  shipping_city: required(texts.cityRequired, limits.cityMax),
  shipping_region: z.preprocess(
    (value) => (value === 'Bono' ? 'Brong Ahafo' : value),
    z.enum(regions, texts.regionRequired),
  ),
  shipping_notes: z.string().overwrite(shownText).max(limits.notesMax, texts.notesLong).optional(),
  shipping_landmark: z.string().overwrite(shownText).max(addressLimits.landmarkMax).optional(),
});

/** If the current total differs, the call returns 409 with the new total. */
const expectedTotal = z
  .string()
  .refine((value) => parseMoney(value) !== null)
  .meta(decimal)
  .optional();

const checkoutInput = shippingInput.extend({ expected_total: expectedTotal });
export type CheckoutInput = z.infer<typeof checkoutInput>;

/** The chosen way of delivery of one shop in the cart. Without one, buyer and seller agree on the delivery. */
export const deliveryChoiceInput = z.object({ shop_slug: z.string().max(120), option_id: z.uuid() });

export const placeCartInput = checkoutInput.extend({
  delivery: z
    .array(deliveryChoiceInput)
    .max(limits.cartItemsMax)
    .refine((all) => new Set(all.map((one) => one.shop_slug)).size === all.length, texts.deliveryTwice)
    .optional(),
});
export type PlaceCartInput = z.infer<typeof placeCartInput>;

/** An order of one shop. */
export const oneShopInput = checkoutInput.extend({ delivery_option_id: z.uuid().optional() });
export type OneShopInput = z.infer<typeof oneShopInput>;

export const placeProductInput = oneShopInput.extend({
  product_id: z.uuid(),
  variant_id: z.uuid().optional(),
  quantity,
});
export type PlaceProductInput = z.infer<typeof placeProductInput>;

/** The key of an order request whose response was lost. */
export const settleAttemptInput = z.object({
  idempotency_key: z.string().regex(idempotency.pattern, sharedTexts.keyInvalid),
});
export type SettleAttemptInput = z.infer<typeof settleAttemptInput>;

export const addToCartInput = z.object({
  product_id: z.uuid(),
  variant_id: z.uuid().optional(),
  quantity: quantity.default(1),
});
export type AddToCartInput = z.infer<typeof addToCartInput>;

export const updateCartItemInput = z.object({ item_id: z.uuid(), quantity });
export type UpdateCartItemInput = z.infer<typeof updateCartItemInput>;

export const removeFromCartInput = z.object({ item_id: z.uuid() });

const tracking = z.string().overwrite(shownText).max(limits.trackingMax, texts.trackingLong).optional();

export const changeOrderInput = z.object({
  action: z.enum(orderActions),
  reason: z.string().overwrite(shownText).max(limits.reasonMax).optional(),
  payment_method: z.enum(paymentMethods).optional(),
  return_reason: z.enum(returnReasons, texts.returnReasonRequired).optional(),
  photo_ids: z.array(z.uuid()).max(limits.returnPhotosMax, texts.returnTooManyPhotos).optional(),
  fee: amountUpTo(deliveryLimits.feeMaxPesewas, deliveryFeeTexts).meta(decimal).optional(),
  carrier: tracking,
  tracking_number: tracking,
  rider_name: tracking,
  rider_phone: z
    .string()
    .max(limits.phoneTypedMax, texts.phoneInvalid)
    .overwrite((typed) => internationalPhone(shownText(typed)))
    .refine((value) => value === '' || isGhanaian(value), texts.phoneInvalid)
    .optional(),
  version: z.int().positive().optional(),
});
export type ChangeOrderInput = z.infer<typeof changeOrderInput>;

export const orderListQuery = listQuery(limits.pageSize).extend({
  ids: manyOf('[A-Z0-9]{1,40}').optional(),
  status: z.enum(orderStates).optional(),
  search: z.string().overwrite(shownText).max(limits.searchMax).optional(),
  updated_after: z.iso.datetime().optional(),
  ordering: z.enum(orderOrderings).optional(),
});
