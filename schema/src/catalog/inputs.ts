import { z } from 'zod';
import { parseMoney } from '#kernel/money.ts';
import { pageLimits } from '#kernel/page-limits.ts';
import { pageQuery } from '#kernel/paging.ts';
import { shopLimits } from '#shops/limits.ts';
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
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Numbers of products with commas between, as many as a page has at most. */
export const productIds = z.string().regex(new RegExp(`^${uuid}(?:,${uuid}){0,${pageLimits.maxPageSize - 1}}$`, 'i'));
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

/** The query of `/api/v1/products/` and `/api/v1/products/search/`: unknown names are ignored, bad values refused. */
export const productListQuery = pageQuery(limits.pageSize).extend({
  q: optional(searchTerms).describe('Search terms: all must occur, the last one at least as the beginning of a word'),
  category: optional(slug(100)).describe('Slug of a category: it and all below it'),
  seller: optional(slug(120)).describe('Slug of a shop'),
  min_price: optional(amount(texts.priceInvalid)).describe('Amount in cedi, such as 12.50'),
  max_price: optional(amount(texts.priceInvalid)).describe('Amount in cedi, such as 500'),
  in_stock: optional(flag).describe('true keeps what is in stock; false keeps all, as an empty checkbox does'),
  featured: optional(flag).describe('true keeps what is featured; false keeps all'),
  ids: optional(productIds).describe('Numbers of products, up to 100 with commas between: only these'),
  ordering: optional(z.enum(productOrderings, texts.orderingUnknown)).describe(
    'Without it: the best match first where there are search terms, else the newest',
  ),
  cursor: optional(z.string().max(pageLimits.maxCursorLength)).describe(
    'The next_cursor of the answer before, for an endless list in the same ordering; page is ignored beside it',
  ),
});

export type ProductListQuery = z.infer<typeof productListQuery>;

export const productIdsQuery = z.object({
  ids: productIds.describe('Numbers of products, up to 100 with commas between'),
});

/** The query of `/api/shops/{slug}/products`. */
export const shopProductsQuery = pageQuery(shopLimits.productsPerLoad);

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
