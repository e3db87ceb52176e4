import { z } from 'zod';
import { productFields } from '#catalog/inputs.ts';
import { catalogLimits } from '#catalog/limits.ts';
import { decimal, parseSignedMoney } from '#kernel/money.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { bulkLimits as limits } from './limits.ts';
import { bulkTexts as texts } from './texts.ts';

const { price, stock_quantity, category } = productFields.shape;

/** An amount that may be negative, as typed. */
const signedAmount = z
  .string()
  .trim()
  .max(limits.amountLength, texts.byInvalid)
  .refine((value) => (parseSignedMoney(value) ?? 0) !== 0, texts.byInvalid)
  .meta(decimal);

export const bulkChanges = {
  price: describe(price, 'New price in Ghana cedis (GHS)', '340.00'),
  price_by: describe(signedAmount, 'Amount to add to the price; negative to lower it', '-5.00'),
  price_percent: describe(
    z
      .int(texts.percentInvalid)
      .min(limits.percentMin, texts.percentInvalid)
      .max(limits.percentMax, texts.percentInvalid)
      .refine((value) => value !== 0, texts.percentInvalid),
    'Percentage to add to the price; negative to lower it',
    -10,
  ),
  stock_quantity: describe(stock_quantity, 'New number of pieces in stock', 20),
  stock_by: describe(
    z
      .int(texts.stockByInvalid)
      .min(-catalogLimits.stockMax, texts.stockByInvalid)
      .max(catalogLimits.stockMax, texts.stockByInvalid)
      .refine((value) => value !== 0, texts.stockByInvalid),
    'Number of pieces to add; negative to remove',
    5,
  ),
  category: describe(category, 'URL slug or ID of a category without children', 'kente-wax-prints'),
  is_archived: describe(z.boolean(), 'true archives the products, false restores them', true),
};
export const bulkChange = resource(
  'BulkChange',
  'One change for many products.',
  z.object(bulkChanges).partial().shape,
  { isOneOf: true },
);

export const bulkPreviewInput = resource(
  'BulkPreviewInput',
  'Products, and exactly one change for all of them.',
  {
    ids: describe(
      z.array(z.uuid()).min(1).max(limits.products),
      `IDs of 1 to ${limits.products} products of the user's shop`,
      [examples.product],
      { as: 'productIds' },
    ),
    ...bulkChange.shape,
  },
  { omittedInExample: ['price', 'price_by', 'stock_quantity', 'stock_by', 'category', 'is_archived'] },
).refine(
  ({ ids: _ids, ...changes }) => Object.values(changes).filter((value) => value !== undefined).length === 1,
  texts.oneChange,
);
export type BulkPreviewInput = z.infer<typeof bulkPreviewInput>;

const bulkItemInput = resource('BulkItemInput', 'New values of a product. Values that are left out stay.', {
  id: describe(z.uuid(), 'ID of the product', examples.product, { as: 'productId' }),
  version: describe(z.int().positive(), 'Version that the client read. A product that changed since stays as it is', 3),
  price: describe(price.optional(), 'Price in Ghana cedis (GHS)', '340.00'),
  variant_prices: describe(
    z.array(price).max(catalogLimits.variantsMax).optional(),
    'Prices of all variants, in their order',
    ['340.00', '350.00'],
  ),
  stock_quantity: describe(stock_quantity.optional(), 'Number of pieces in stock', 20),
  category: describe(category.optional(), 'URL slug or ID of a category without children', 'kente-wax-prints'),
  is_archived: describe(z.boolean().optional(), 'true archives the product, false restores it', false),
});

export const bulkEditInput = resource('BulkEditInput', 'New values of products.', {
  items: describe(
    z
      .array(bulkItemInput)
      .min(1)
      .max(limits.products)
      .refine((items) => new Set(items.map(({ id }) => id.toLowerCase())).size === items.length, texts.productTwice),
    `1 to ${limits.products} products of the user's shop with their new values`,
    [{ id: examples.product, version: 3, price: '340.00' }],
  ),
});
export type BulkEditInput = z.infer<typeof bulkEditInput>;
