import { z } from 'zod';
import { productFields } from '#catalog/inputs.ts';
import { catalogLimits } from '#catalog/limits.ts';
import { decimal, parseMoney } from '#kernel/money.ts';
import { bulkLimits as limits } from './limits.ts';
import { bulkTexts as texts } from './texts.ts';

const { price, stock_quantity, category } = productFields.shape;
const ids = z.array(z.uuid()).min(1).max(limits.products);

/** An amount that may be negative, as typed. */
const signedAmount = z
  .string()
  .trim()
  .max(20)
  .refine((value) => (parseMoney(value.replace(/^[+-]/, '')) ?? 0) > 0, texts.byInvalid)
  .meta(decimal);

export const bulkChanges = {
  price,
  price_by: signedAmount,
  price_percent: z
    .int(texts.percentInvalid)
    .min(limits.percentMin, texts.percentInvalid)
    .max(limits.percentMax, texts.percentInvalid)
    .refine((value) => value !== 0, texts.percentInvalid),
  stock_quantity,
  stock_by: z
    .int(texts.stockByInvalid)
    .min(-1_000_000)
    .max(1_000_000)
    .refine((value) => value !== 0, texts.stockByInvalid),
  category,
  is_archived: z.boolean(),
};

/** One change for all these products. */
export const bulkPreviewInput = z
  .object({ ids, ...z.object(bulkChanges).partial().shape })
  .refine(
    ({ ids: _ids, ...changes }) => Object.values(changes).filter((value) => value !== undefined).length === 1,
    texts.oneChange,
  );
export type BulkPreviewInput = z.infer<typeof bulkPreviewInput>;

/** The new values of one product. The version guards against any change since the client read it. */
export const bulkItemInput = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  price: price.optional(),
  /** Those of all variants, in their order. */
  variant_prices: z.array(price).max(catalogLimits.variantsMax).optional(),
  stock_quantity: stock_quantity.optional(),
  category: category.optional(),
  is_archived: z.boolean().optional(),
});

export const bulkEditInput = z.object({ items: z.array(bulkItemInput).min(1).max(limits.products) });
export type BulkEditInput = z.infer<typeof bulkEditInput>;
