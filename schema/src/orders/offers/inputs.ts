import { z } from 'zod';
import { listQuery, manyIds } from '#kernel/lists/paging.ts';
import { decimal, parseMoney, withoutSign } from '#kernel/money.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { chosenProduct, oneShopFields } from '#orders/inputs.ts';
import { orderLimits } from '#orders/limits.ts';
import { offerLimits as limits, offerAnswer, offerSide, offerState } from './limits.ts';
import { offerTexts as texts } from './texts.ts';

/** Per piece. It is below the price of the product, so it needs no other maximum. */
export const offerPrice = z
  .string(texts.priceInvalid)
  .overwrite(withoutSign)
  .refine((value) => (parseMoney(value) ?? 0) > 0, texts.priceInvalid)
  .meta(decimal);
const quantity = z.int().min(1).max(orderLimits.quantityMax);
const hours = z.int().min(1).max(limits.hoursMax);

export const makeOfferInput = resource(
  'MakeOfferInput',
  'A price for a product.',
  {
    ...chosenProduct,
    price: describe(offerPrice, 'Price per piece in Ghana cedis', '300.00'),
    quantity: describe(quantity.default(1), 'Number of pieces', 2),
    hours: describe(
      hours.default(limits.usualHours),
      `How many hours the price lasts, at most ${limits.hoursMax}`,
      limits.usualHours,
    ),
  },
  { omittedInExample: ['variant_id'] },
);
export type MakeOfferInput = z.infer<typeof makeOfferInput>;

export const answerOfferInput = resource(
  'AnswerOfferInput',
  'An answer to an offer.',
  {
    action: describe(oneOf(offerAnswer), 'One of the actions that the offer allows, except ordering', 'withdraw'),
    version: describe(
      z.int().positive(),
      'Version that the client read: the call fails with STALE if the offer has changed since',
      1,
    ),
    price: describe(offerPrice.optional(), 'Price per piece in Ghana cedis; required for another price', '320.00'),
    quantity: describe(quantity.optional(), 'Number of pieces, with another price; unchanged if left out', 2),
    hours: describe(
      hours.optional(),
      `How many hours the price lasts, at most ${limits.hoursMax}, if a seller accepts or a side names another price; ${limits.usualHours} if left out`,
      limits.usualHours,
    ),
  },
  { omittedInExample: ['price', 'quantity', 'hours'] },
);
export type AnswerOfferInput = z.infer<typeof answerOfferInput>;

export const placeOfferInput = resource('PlaceOfferInput', 'Shipping address for the order.', oneShopFields, {
  omittedInExample: ['delivery_option_id', 'pay_now'],
});

export const offerListQuery = listQuery(limits.pageSize).extend({
  ids: manyIds.optional(),
  as: oneOf(offerSide).optional(),
  status: oneOf(offerState).optional(),
  live: z.stringbool().optional(),
  product_id: z.uuid().optional(),
});
export type OfferListQuery = z.output<typeof offerListQuery>;
