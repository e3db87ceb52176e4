import { z } from 'zod';
import { parseMoney } from '#kernel/money.ts';
import { pageQuery } from '#kernel/paging.ts';
import { catalogLimits as limits, productOrderings } from './limits.ts';
import { catalogTexts as texts } from './texts.ts';

const amount = (text: string) =>
  z
    .string()
    .trim()
    .refine((value) => parseMoney(value) !== null, text);
const price = amount(texts.priceInvalid).refine(
  (value) => (parseMoney(value) ?? 0) <= limits.priceMaxPesewas,
  texts.priceTooHigh,
);
/** PostgreSQL takes no NUL, and nobody searches for control characters. */
const searchTerms = z
  .string()
  .max(limits.searchTermMax, `Search terms have at most ${limits.searchTermMax} characters`)
  .transform((value) => value.replace(/\p{Cc}+/gu, ' ').trim());
const slug = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value.replaceAll('\0', ''));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

/** The query of `/api/v1/products/` and `/api/v1/products/search/`: unknown names are ignored, bad values refused. */
export const productListQuery = pageQuery(limits.pageSize).extend({
  q: optional(searchTerms),
  category: optional(slug(100)),
  seller: optional(slug(120)),
  min_price: optional(amount(texts.priceInvalid)),
  max_price: optional(amount(texts.priceInvalid)),
  /** `true` keeps only those; `false` keeps all, as an empty checkbox does. */
  in_stock: optional(flag),
  featured: optional(flag),
  ordering: optional(z.enum(productOrderings, texts.orderingUnknown)),
  /** Keyset position of an endless list; `page` is ignored beside it. */
  cursor: optional(z.string().max(500)),
});

export type ProductListQuery = z.infer<typeof productListQuery>;

export const suggestQuery = z.object({ q: searchTerms.default('') });

/** What an owner may change on a product today: price and stock. `version` guards against a stale screen. */
export const productChangeInput = z
  .object({
    price: price.refine((value) => (parseMoney(value) ?? 0) > 0, texts.priceInvalid).optional(),
    compare_at_price: price.nullable().optional(),
    stock_quantity: z
      .int(texts.stockInvalid)
      .min(0, texts.stockInvalid)
      .max(limits.stockMax, texts.stockInvalid)
      .optional(),
    version: z.int().positive().optional(),
  })
  .refine(
    (input) => input.price !== undefined || input.compare_at_price !== undefined || input.stock_quantity !== undefined,
    texts.nothingToChange,
  );

export type ProductChangeInput = z.infer<typeof productChangeInput>;
