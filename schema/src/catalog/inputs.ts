import { z } from 'zod';
import { region } from '#accounts/inputs.ts';
import { amountInput } from '#kernel/amount-input.ts';
import { pageLimits } from '#kernel/lists/page-limits.ts';
import { listQuery, manyIds, pageQuery } from '#kernel/lists/paging.ts';
import { parseMoney } from '#kernel/money.ts';
import { externalIdFilter } from '#kernel/programs/metadata.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import { directoryLimits } from '#shops/directory-limits.ts';
import { shopSlugsQuery } from '#shops/inputs.ts';
import {
  featuredFilter,
  catalogLimits as limits,
  ownProductOrdering,
  ownProductStatus,
  productOrderings,
  stockFilter,
} from './limits.ts';
import { catalogTexts as texts } from './texts.ts';
import { checkGrid, forPrograms, productPrices, skuInput, stock, stockBy, variantGrid } from './variants.ts';

/** Control characters are removed: PostgreSQL rejects NUL, and the others have no meaning in a search. */
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

/** Pairs such as "brand:Samsung". Several values of one field widen a list, several fields narrow it. */
const choices = z.preprocess(
  (value) => (value === undefined || value === '' ? undefined : [value].flat()),
  z
    .array(
      z
        .string()
        .max(limits.choiceMax, texts.choiceInvalid)
        .regex(/^[a-z0-9_]+:.*\S/, texts.choiceInvalid),
    )
    .max(limits.choicesMax)
    .optional(),
);

/** The query of `/api/v1/products/` and `/api/v1/products/search/`: unknown names are ignored, bad values refused. */
export const productListQuery = pageQuery(limits.pageSize).extend({
  q: optional(searchTerms),
  category: optional(slug(100)),
  seller: optional(slug(120)),
  min_price: optional(amountInput(texts.priceInvalid)),
  max_price: optional(amountInput(texts.priceInvalid)),
  in_stock: optional(flag),
  featured: optional(flag),
  region: optional(region),
  spec: choices,
  ids: optional(manyIds),
  updated_after: z.iso.datetime().optional(),
  ordering: optional(z.enum(productOrderings, texts.orderingUnknown)),
  cursor: optional(z.string().max(pageLimits.maxCursorLength)),
  before: optional(z.string().max(pageLimits.maxCursorLength)),
  count: z.stringbool().default(true),
  with_featured: z.stringbool().default(true),
});

export type ProductListQuery = z.infer<typeof productListQuery>;

/** The query of `/api/v1/product-facets`: the filters of the list. */
export const productFacetsQuery = productListQuery.omit({
  page: true,
  page_size: true,
  ids: true,
  updated_after: true,
  ordering: true,
  cursor: true,
  before: true,
  count: true,
  with_featured: true,
});

export const productIdsQuery = z.object({
  ids: manyIds,
});

/** The query of `/api/v1/related-products`. */
export const relatedQuery = productIdsQuery.extend({
  limit: z.coerce.number().int().min(1).max(limits.related).default(limits.related),
});

/** The query of `/api/v1/featured`. */
export const featuredQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.featuredShown).default(limits.featuredShown),
});

export const showingsInput = resource('ShowingsInput', 'Products that were shown in featured places.', {
  ids: describe(
    z.array(z.uuid()).min(1).max(limits.featuredShown),
    `IDs of the products, at most ${limits.featuredShown}`,
    [examples.product],
    { as: 'productIds' },
  ),
});
export type ShowingsInput = z.infer<typeof showingsInput>;

/** The query of `/api/shops/{slug}/products`. */
export const shopProductsQuery = pageQuery(directoryLimits.productsPerLoad);

/** The query of `/api/v1/shop-products`: the first products of each shop, or those next to a cursor. */
export const productsOfShopsQuery = productListQuery
  .pick({ page_size: true, ordering: true, cursor: true, before: true, count: true })
  .extend(shopSlugsQuery.shape);
export type ProductsOfShopsQuery = z.infer<typeof productsOfShopsQuery>;

/** The query of `/api/v1/followed-products`; `cursor` continues after the previous page. */
export const followedProductsQuery = productListQuery.pick({
  page: true,
  page_size: true,
  cursor: true,
  before: true,
  count: true,
  with_featured: true,
});

export const suggestQuery = z.object({ q: searchTerms.default('') });

const between = (min: number, short: string, max: number, long: string) =>
  z.string(short).overwrite(shownText).min(min, short).max(max, long);
const optionalText = (label: string, most: number) =>
  z.string().overwrite(shownText).max(most, texts.tooLong(label, most)).optional();
const specifications = describe(
  z
    .record(z.string().max(100), z.string().max(limits.specificationMax))
    .refine((values) => Object.keys(values).length <= limits.specificationsMax, texts.specificationsTooMany)
    .optional(),
  "Specification values by the key of the category's field",
  { care: 'Hand wash cold', made_in: 'Bonwire, Ashanti' },
  {
    entries: {
      of: resource('SpecificationInput', 'A specification of a product.', {
        key: describe(z.string(), 'Key of a specification field of the category'),
        value: describe(z.string(), 'Value of the field'),
      }),
      most: limits.specificationsMax,
    },
  },
);

/** The fields of the product form. */
export const productFields = z.object({
  name: describe(
    between(limits.nameMin, texts.nameShort, limits.nameMax, texts.nameLong).refine(
      (value) => /[\p{L}\p{N}]/u.test(value),
      texts.nameUnreadable,
    ),
    `Name, ${limits.nameMin} to ${limits.nameMax} characters`,
    examples.productName,
  ),
  category: describe(
    z.string(texts.categoryRequired).min(1, texts.categoryRequired).max(100, texts.categoryRequired),
    'URL slug or ID of a category without children',
    'kente-wax-prints',
  ),
  description: describe(
    between(limits.descriptionMin, texts.descriptionShort, limits.descriptionMax, texts.descriptionLong),
    `Description, ${limits.descriptionMin} to ${limits.descriptionMax} characters`,
    'Woven by hand on a narrow loom in Bonwire, both sides the same.',
  ),
  ...productPrices,
  stock_quantity: describe(stock, 'Number of pieces in stock', 20),
  is_active: describe(z.boolean(texts.activeInvalid), 'Whether it is published; false saves it as a draft', true),
  takes_offers: describe(z.boolean().optional(), 'Whether buyers may offer a lower price; false by default', true),
  meta_title: describe(
    optionalText('Meta title', limits.metaTitleMax),
    `Title for search engines, up to ${limits.metaTitleMax} characters`,
    examples.productName,
  ),
  meta_description: describe(
    optionalText('Meta description', limits.metaDescriptionMax),
    `Description for search engines, up to ${limits.metaDescriptionMax} characters`,
    'Woven by hand on a narrow loom in Bonwire.',
  ),
});

/** Checks a new product. A change is also checked against the stored prices. */
export const comparesUpward = ({
  price,
  compare_at_price: compare,
}: {
  price?: string | undefined;
  compare_at_price?: string | null | undefined;
}) => price === undefined || !compare || (parseMoney(compare) ?? 0) > (parseMoney(price) ?? 0);
export const compareRule = {
  message: texts.compareAtTooLow,
  path: ['compare_at_price'],
  // Zod would skip this rule while other fields are empty or invalid.
  when: ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => !path?.length || path[0] === 'price' || path[0] === 'compare_at_price'),
};

/** Accepts a number as typed, such as "1,000"; an empty text counts as missing. */
function typedNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = value.replaceAll(/[\s,]/g, '');
  return digits === '' ? undefined : Number(digits);
}

/** The form on the screens; it handles pictures and specifications separately. */
export const productForm = productFields
  .extend({
    stock_quantity: z.preprocess(typedNumber, stock),
    is_active: z.enum(['true', 'false'], texts.activeInvalid).transform((value) => value === 'true'),
    takes_offers: z.enum(['true', 'false']).transform((value) => value === 'true'),
  })
  .refine(comparesUpward, compareRule);
export type ProductForm = z.infer<typeof productForm>;

const uploads = `IDs of ${limits.imagesMin} to ${limits.imagesMax} uploads with the purpose product-picture`;
const pictures = {
  image_ids: describe(
    z.array(z.uuid()).min(limits.imagesMin, texts.imagesMissing).max(limits.imagesMax, texts.imagesTooMany),
    `${uploads}, in display order`,
    [examples.image, examples.upload, examples.line],
  ),
  primary_image: describe(
    z.uuid().optional(),
    'ID of the picture that lists show; the first one by default',
    examples.image,
    { as: 'primaryImageId' },
  ),
};

/**
 * A new product. Pictures are uploads with the purpose product-picture, in order; the first is primary unless
 * `primary_image` says otherwise. Its variants, if it has any, have their own prices and stock.
 */
export const productInput = resource(
  'ProductInput',
  'A new product. If it has variants, their prices and stock replace those of the product.',
  { ...productFields.shape, ...pictures, specifications, ...forPrograms, ...variantGrid.partial().shape },
  { omittedInExample: ['options', 'variants', 'sku', 'external_id'] },
)
  .refine(comparesUpward, compareRule)
  .superRefine(checkGrid);
export type ProductInput = z.infer<typeof productInput>;

/** An owner's changes; fields that are left out stay. */
export const productChangeInput = resource(
  'ProductChangeInput',
  'Fields to change. Fields that are left out stay as they are.',
  {
    ...productFields.partial().shape,
    image_ids: describe(pictures.image_ids.optional(), `${uploads}, or of its current pictures, in display order`, [
      examples.image,
      examples.upload,
      examples.line,
    ]),
    primary_image: pictures.primary_image,
    specifications,
    ...forPrograms,
    version: describe(
      z.int().positive().optional(),
      'Version that the client read: the call fails with STALE if the product has changed since',
      1,
    ),
    stock_by: stockBy,
  },
).refine(
  ({ version: _, ...changes }) => Object.values(changes).some((value) => value !== undefined),
  texts.nothingToChange,
);

export type ProductChangeInput = z.infer<typeof productChangeInput>;

/** The query of a seller's own product list. */
export const ownProductsQuery = listQuery(limits.sellerPageSize).extend({
  q: describe(optional(searchTerms), 'Part of the product name or category name', 'kente', { as: 'query' }),
  category: optional(slug(100)),
  stock: optional(oneOf(stockFilter)),
  featured: optional(oneOf(featuredFilter)),
  status: optional(oneOf(ownProductStatus)),
  sku: optional(skuInput),
  external_id: externalIdFilter,
  ordering: optional(oneOf(ownProductOrdering, texts.orderingUnknown)),
  updated_after: z.iso.datetime().optional(),
});
export type OwnProductsQuery = z.infer<typeof ownProductsQuery>;
