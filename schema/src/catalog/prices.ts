import { z } from 'zod';
import { amountUpTo } from '#kernel/amount-input.ts';
import { decimal, parseMoney } from '#kernel/money.ts';
import { catalogLimits as limits } from './limits.ts';
import { catalogTexts as texts } from './texts.ts';

const price = amountUpTo(limits.priceMaxPesewas, { invalid: texts.priceInvalid, tooHigh: texts.priceTooHigh });
const positivePrice = price.refine((value) => (parseMoney(value) ?? 0) > 0, texts.priceInvalid).meta(decimal);
export const stock = z.int(texts.stockInvalid).min(0, texts.stockInvalid).max(limits.stockMax, texts.stockTooHigh);
const emptyIsNone = (value: unknown) => (value === '' ? null : value);

export const productPrices = {
  price: positivePrice,
  compare_at_price: z.preprocess(emptyIsNone, price.meta(decimal).nullable().optional()),
};
