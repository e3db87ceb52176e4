import { z } from 'zod';
import { listQuery, manyIds } from '#kernel/lists/paging.ts';
import { decimal, parseMoney, withoutSign } from '#kernel/money.ts';
import { oneShopInput } from '#orders/inputs.ts';
import { orderLimits } from '#orders/limits.ts';
import { offerLimits as limits, offerAnswers, offerSides, offerStates } from './limits.ts';
import { offerTexts as texts } from './texts.ts';

/** Per piece. It is below the price of the product, so it needs no other maximum. */
export const offerPrice = z
  .string(texts.priceInvalid)
  .overwrite(withoutSign)
  .refine((value) => (parseMoney(value) ?? 0) > 0, texts.priceInvalid)
  .meta(decimal);
const quantity = z.int().min(1).max(orderLimits.quantityMax);
const hours = z.int().min(1).max(limits.hoursMax);

export const makeOfferInput = z.object({
  product_id: z.uuid(),
  variant_id: z.uuid().optional(),
  price: offerPrice,
  quantity: quantity.default(1),
  hours: hours.default(limits.usualHours),
});
export type MakeOfferInput = z.infer<typeof makeOfferInput>;

export const answerOfferInput = z.object({
  action: z.enum(offerAnswers),
  version: z.int().positive(),
  price: offerPrice.optional(),
  quantity: quantity.optional(),
  hours: hours.optional(),
});
export type AnswerOfferInput = z.infer<typeof answerOfferInput>;

/** An own schema, because each has its own name in the reference. */
export const placeOfferInput = oneShopInput.extend({});

export const offerListQuery = listQuery(limits.pageSize).extend({
  ids: manyIds.optional(),
  as: z.enum(offerSides).optional(),
  status: z.enum(offerStates).optional(),
  live: z.stringbool().optional(),
  product_id: z.uuid().optional(),
});
export type OfferListQuery = z.output<typeof offerListQuery>;
