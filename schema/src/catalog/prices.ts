import { z } from 'zod';
import { decimal, parseMoney, withoutSign } from '#kernel/money.ts';
import { catalogLimits as limits } from './limits.ts';
import { catalogTexts as texts } from './texts.ts';

export const amount = (text: string) =>
  z
    .string()
    .overwrite(withoutSign)
    .refine((value) => parseMoney(value) !== null, text);
const price = amount(texts.priceInvalid).refine(
  (value) => (parseMoney(value) ?? 0) <= limits.priceMaxPesewas,
  texts.priceTooHigh,
);
const positivePrice = price.refine((value) => (parseMoney(value) ?? 0) > 0, texts.priceInvalid).meta(decimal);
export const stock = z.int(texts.stockInvalid).min(0, texts.stockInvalid).max(limits.stockMax, texts.stockTooHigh);
const emptyIsNone = (value: unknown) => (value === '' ? null : value);

export const productPrices = {
  price: positivePrice,
  compare_at_price: z.preprocess(emptyIsNone, price.meta(decimal).nullable().optional()),
};
