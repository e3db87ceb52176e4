import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { adminProductState, adminProductLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminProductsQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(oneOf(adminProductState)),
});
export type AdminProductsQuery = z.infer<typeof adminProductsQuery>;

export const adminProductRow = resource('AdminProductRow', "A product in the admins' list.", {
  id: describe(z.uuid(), 'Unique ID', examples.product),
  slug: describe(z.string(), 'URL slug, the last part of /products/<slug>', examples.productSlug),
  name: describe(z.string(), 'Name', examples.productName),
  sku: describe(z.string(), 'SKU in the shop', 'KENWAX-0001'),
  category_name: describe(z.string(), 'Name of the category', 'Kente & Wax Prints'),
  price: describe(money(), 'Price in cedi, with two decimals', '350.00'),
  stock_quantity: describe(z.number().int(), 'Pieces in stock', 13),
  shop_name: describe(z.string(), 'Name of the shop', examples.shopName),
  shop_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
  image: describe(z.string().nullable(), 'Picture without width and format; null if none', `/media/${examples.image}`),
  state: describe(oneOf(adminProductState), 'State, which decides who sees it', 'active'),
  hidden_reason: describe(z.string().nullable(), 'Reason an admin hid it; null if visible', null),
  created_at: describe(z.iso.datetime(), 'Time it was created', '2026-10-04T04:12:00.000Z'),
});
export type AdminProductRow = z.infer<typeof adminProductRow>;

export const adminProductList = resource(
  'AdminProductList',
  'A page of products, the newest first.',
  cursorListAnswer(adminProductRow).shape,
);
