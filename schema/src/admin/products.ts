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
  id: describe(z.uuid(), 'Never changes', examples.product),
  slug: describe(z.string(), 'The last part of its address, /products/<slug>', examples.productSlug),
  name: describe(z.string(), 'What it is called', examples.productName),
  sku: describe(z.string(), 'The number it has in the shop', 'KENWAX-0001'),
  category_name: describe(z.string(), 'Of its category', 'Kente & Wax Prints'),
  price: describe(z.string(), 'In cedi, with two decimals', '350.00'),
  stock_quantity: describe(z.number().int(), 'How many pieces are there', 13),
  shop_name: describe(z.string(), 'Of the shop that offers it', examples.shopName),
  shop_slug: describe(z.string(), "The shop's part of addresses", examples.shopSlug),
  image: describe(z.string().nullable(), 'Without width and format; null for none', `/media/${examples.image}`),
  state: describe(z.enum(adminProductStates), 'Who sees it: everybody, or its seller alone', 'active'),
  hidden_reason: describe(z.string().nullable(), 'Why we took it out of view; null where we did not', null),
  created_at: describe(z.iso.datetime(), 'When it was first offered', '2026-10-04T04:12:00.000Z'),
});
export type AdminProductRow = z.infer<typeof adminProductRow>;

export const adminProductList = resource(
  'AdminProductList',
  'A page of products, the newest first.',
  cursorListAnswer(adminProductRow).shape,
);
