import { z } from 'zod';
import { amountUpTo } from '#kernel/amount-input.ts';
import { decimal, parseMoney } from '#kernel/money.ts';
import { shownText } from '#kernel/shown-text.ts';
import { slugOf } from '#kernel/slug.ts';
import { catalogLimits as limits } from './limits.ts';
import { catalogTexts as texts } from './texts.ts';
import { optionSlug, sameText } from './variant-names.ts';

const price = amountUpTo(limits.priceMaxPesewas, { invalid: texts.priceInvalid, tooHigh: texts.priceTooHigh });
const positivePrice = price.refine((value) => (parseMoney(value) ?? 0) > 0, texts.priceInvalid).meta(decimal);
export const stock = z.int(texts.stockInvalid).min(0, texts.stockInvalid).max(limits.stockMax, texts.stockTooHigh);
const emptyIsNone = (value: unknown) => (value === '' ? null : value);

export const productPrices = {
  price: positivePrice,
  compare_at_price: z.preprocess(emptyIsNone, price.meta(decimal).nullable().optional()),
};

const value = z
  .string(texts.valueRequired)
  .overwrite(shownText)
  .min(1, texts.valueRequired)
  .max(limits.optionValueMax, texts.valueLong);

const areDistinct = (values: readonly string[]) => new Set(values.map(sameText)).size === values.length;

const option = z.object({
  name: z
    .string(texts.optionNameRequired)
    .overwrite(shownText)
    .min(1, texts.optionNameRequired)
    .max(limits.optionNameMax, texts.optionNameLong)
    .refine((name) => slugOf(name) !== '', texts.optionNameRequired),
  values: z
    .array(value)
    .min(1, texts.valuesMissing)
    .max(limits.optionValuesMax, texts.valuesTooMany)
    .refine(areDistinct, texts.valueTwice),
});

/** A seller's own number of a variant. Upper case, so that no two differ in case only. */
export const skuInput = z
  .string()
  .trim()
  .toUpperCase()
  .max(limits.skuMax, texts.skuInvalid)
  .regex(/^(?:[A-Z0-9][A-Z0-9._/-]*)?$/, texts.skuInvalid);

const variant = z.object({
  option_values: z.array(value).max(limits.optionsMax, texts.variantUnlike),
  ...productPrices,
  /** Left out, an existing variant keeps its stock and a new one has none. */
  stock_quantity: stock.optional(),
  stock_was: z.int().min(0).optional(),
  sku: skuInput.optional(),
  image_id: z.uuid().nullable().optional(),
  is_active: z.boolean().default(true),
});

export const variantGrid = z.object({
  options: z
    .array(option)
    .max(limits.optionsMax, texts.optionsTooMany)
    .refine((options) => areDistinct(options.map(({ name }) => optionSlug(name))), texts.optionTwice),
  variants: z.array(variant).min(1, texts.variantsMissing).max(limits.variantsMax, texts.variantsTooMany),
});
export type VariantGrid = z.infer<typeof variantGrid>;

/** Replaces all options and variants of a product. */
export const productVariantsInput = z
  .object({ ...variantGrid.shape, edit_version: z.int().positive().optional() })
  .superRefine(checkGrid);
export type ProductVariantsInput = z.infer<typeof productVariantsInput>;

/** Each variant has one value of each option, and no two have the same ones. */
export function checkGrid({ options = [], variants }: Partial<VariantGrid>, ctx: z.RefinementCtx): void {
  const seen = new Set<string>();
  const fault = (place: number, name: string, message: string) =>
    ctx.addIssue({ code: 'custom', message, path: ['variants', place, name] });
  if (options.length > 0 && !variants)
    ctx.addIssue({ code: 'custom', message: texts.variantsMissing, path: ['variants'] });
  for (const [place, { option_values: values, price, compare_at_price: compare }] of (variants ?? []).entries()) {
    const isLike = values.length === options.length && values.every((one, at) => options[at]?.values.includes(one));
    const key = JSON.stringify(values);
    if (!isLike) fault(place, 'option_values', texts.variantUnlike);
    else if (seen.has(key)) fault(place, 'option_values', texts.variantTwice);
    if (compare && (parseMoney(compare) ?? 0) <= (parseMoney(price) ?? 0))
      fault(place, 'compare_at_price', texts.compareAtTooLow);
    seen.add(key);
  }
}
