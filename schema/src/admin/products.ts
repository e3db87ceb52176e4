import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { adminProductStates, adminProductLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminProductsQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(z.enum(adminProductStates)),
});
export type AdminProductsQuery = z.infer<typeof adminProductsQuery>;

export const adminProductRow = resource('AdminProductRow', 'A product as those see it who run the marketplace.', {
  id: describe(z.uuid(), 'Unique ID', examples.product),
  slug: describe(z.string(), 'URL slug, the last part of /products/<slug>', examples.productSlug),
  name: describe(z.string(), 'Name', examples.productName),
  sku: describe(z.string(), 'SKU in the shop', 'KENWAX-0001'),
  category_name: describe(z.string(), 'Name of the category', 'Kente & Wax Prints'),
  price: describe(z.string(), 'Price in cedi, with two decimals', '350.00'),
  stock_quantity: describe(z.number().int(), 'Pieces in stock', 13),
  shop_name: describe(z.string(), 'Name of the shop', examples.shopName),
  shop_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
  image: describe(z.string().nullable(), 'Picture without width and format; null if none', `/media/${examples.image}`),
  state: describe(z.enum(adminProductStates), 'State, which decides who sees it', 'active'),
  hidden_reason: describe(z.string().nullable(), 'Reason an admin hid it; null if visible', null),
  created_at: describe(z.iso.datetime(), 'Time it was created', '2026-10-04T04:12:00.000Z'),
});
export type AdminProductRow = z.infer<typeof adminProductRow>;

export const adminProductList = resource(
  'AdminProductList',
  'A page of products, the newest first.',
  cursorListAnswer(adminProductRow).shape,
);
