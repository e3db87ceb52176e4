import { z } from 'zod';
import { amountUpTo } from '#kernel/amount-input.ts';
import { decimal, parseMoney } from '#kernel/money.ts';
import { externalIdInput, metadataInput } from '#kernel/programs/metadata.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import { slugOf } from '#kernel/slug.ts';
import { catalogLimits as limits } from './limits.ts';
import { catalogTexts as texts } from './texts.ts';
import { optionSlug, sameText } from './variant-names.ts';

const price = amountUpTo(limits.priceMaxPesewas, { invalid: texts.priceInvalid, tooHigh: texts.priceTooHigh });
const positivePrice = price.refine((value) => (parseMoney(value) ?? 0) > 0, texts.priceInvalid).meta(decimal);
export const stock = z.int(texts.stockInvalid).min(0, texts.stockInvalid).max(limits.stockMax, texts.stockTooHigh);

/** Adds up with the orders that come while the seller types. */
export const stockBy = describe(
  z.int(texts.stockInvalid).min(-limits.stockMax).max(limits.stockMax).optional(),
  'Number of pieces to add to the stock, negative to take away; the stock becomes 0 where it would be less',
  5,
);
const emptyIsNone = (value: unknown) => (value === '' ? null : value);

export const productPrices = {
  price: describe(positivePrice, 'Price per piece in Ghana cedis (GHS), as a decimal string', '340.00'),
  compare_at_price: describe(
    z.preprocess(emptyIsNone, price.meta(decimal).nullable().optional()),
    'Earlier price, higher than the price; null removes it',
    '380.00',
  ),
};

const value = z
  .string(texts.valueRequired)
  .overwrite(shownText)
  .min(1, texts.valueRequired)
  .max(limits.optionValueMax, texts.valueLong);

const areDistinct = (values: readonly string[]) => new Set(values.map(sameText)).size === values.length;

const option = resource('ProductOptionInput', 'A choice that the buyers of a product make.', {
  name: describe(
    z
      .string(texts.optionNameRequired)
      .overwrite(shownText)
      .min(1, texts.optionNameRequired)
      .max(limits.optionNameMax, texts.optionNameLong)
      .refine((name) => slugOf(name) !== '', texts.optionNameRequired),
    'Name to show',
    'Size',
  ),
  values: describe(
    z
      .array(value)
      .min(1, texts.valuesMissing)
      .max(limits.optionValuesMax, texts.valuesTooMany)
      .refine(areDistinct, texts.valueTwice),
    'Values, in their order',
    ['41', '42'],
  ),
});

/** A seller's own number of a variant. Upper case, so that no two differ in case only. */
export const skuInput = z
  .string()
  .trim()
  .toUpperCase()
  .max(limits.skuMax, texts.skuInvalid)
  .regex(/^(?:[A-Z0-9][A-Z0-9._/-]*)?$/, texts.skuInvalid);

/** What programs write and the form leaves alone. */
export const forPrograms = {
  sku: describe(
    skuInput.optional(),
    'Stock keeping unit (SKU), unique in the shop; left out, a new product gets one; variants have their own',
    'KENTE-0001',
  ),
  external_id: describe(
    externalIdInput,
    'ID of the product in your own system, unique in the shop; null or an empty text removes it',
    'ERP-20461',
  ),
  metadata: metadataInput,
};

export const variantInput = resource('ProductVariantInput', 'A variant of a product.', {
  option_values: describe(
    z.array(value).max(limits.optionsMax, texts.variantUnlike),
    'One value of each option, in their order',
    ['41'],
  ),
  ...productPrices,
  stock_quantity: describe(
    stock.optional(),
    'Number of pieces in stock; left out, an existing variant keeps its stock and a new one has none',
    4,
  ),
  stock_by: stockBy,
  sku: describe(skuInput.optional(), 'Stock keeping unit (SKU); left out, it is made up', 'SANDAL-41'),
  image_id: describe(z.uuid().nullable().optional(), 'ID of one of the pictures of the product', examples.image),
  is_active: describe(z.boolean().default(true), 'Whether the variant can be ordered while it is in stock', true, {
    default: true,
  }),
});

export const variantGrid = z.object({
  options: describe(
    z
      .array(option)
      .max(limits.optionsMax, texts.optionsTooMany)
      .refine((options) => areDistinct(options.map(({ name }) => optionSlug(name))), texts.optionTwice),
    `Up to ${limits.optionsMax} options that a buyer chooses, each with its name and values; empty for a simple product`,
    [{ name: 'Size', values: ['41', '42'] }],
  ),
  variants: describe(
    z.array(variantInput).min(1, texts.variantsMissing).max(limits.variantsMax, texts.variantsTooMany),
    `Up to ${limits.variantsMax} variants with one value of each option; combinations that are left out are not offered. An existing variant keeps its ID`,
    [
      { option_values: ['41'], price: '340.00', stock_quantity: 4 },
      { option_values: ['42'], price: '350.00', compare_at_price: '380.00', stock_by: 5 },
    ],
  ),
});
export type VariantGrid = z.infer<typeof variantGrid>;

export const productVariantsInput = resource('ProductVariantsInput', 'All options and variants of a product.', {
  ...variantGrid.shape,
  version: describe(
    z.int().positive().optional(),
    'Version that the client read: the call fails with STALE if the product has changed since',
    1,
  ),
}).superRefine(checkGrid);
export type ProductVariantsInput = z.infer<typeof productVariantsInput>;

/** Each variant has one value of each option, and no two have the same ones. */
export function checkGrid({ options = [], variants }: Partial<VariantGrid>, ctx: z.RefinementCtx): void {
  const combinations = new Set<string>();
  const fault = (place: number, name: string, message: string) =>
    ctx.addIssue({ code: 'custom', message, path: ['variants', place, name] });
  if (options.length > 0 && !variants)
    ctx.addIssue({ code: 'custom', message: texts.variantsMissing, path: ['variants'] });
  for (const [place, { option_values: values, price, compare_at_price: compare }] of (variants ?? []).entries()) {
    const isLike =
      values.length === options.length && values.every((one, index) => options[index]?.values.includes(one));
    const key = JSON.stringify(values);
    if (!isLike) fault(place, 'option_values', texts.variantUnlike);
    else if (combinations.has(key)) fault(place, 'option_values', texts.variantTwice);
    if (compare && (parseMoney(compare) ?? 0) <= (parseMoney(price) ?? 0))
      fault(place, 'compare_at_price', texts.compareAtTooLow);
    combinations.add(key);
  }
}
