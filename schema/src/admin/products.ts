import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { adminProductStates, adminProductLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminProductsQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(z.enum(adminProductStates)),
});
export type AdminProductsQuery = z.infer<typeof adminProductsQuery>;

export const adminProductRow = thing('AdminProductRow', 'A product as those see it who run the marketplace.', {
  id: told(z.uuid(), 'Never changes', examples.product),
  slug: told(z.string(), 'The last part of its address, /products/<slug>', examples.productSlug),
  name: told(z.string(), 'What it is called', examples.productName),
  sku: told(z.string(), 'The number it has in the shop', 'KENWAX-0001'),
  category_name: told(z.string(), 'Of its category', 'Kente & Wax Prints'),
  price: told(z.string(), 'In cedi, with two decimals', '350.00'),
  stock_quantity: told(z.number().int(), 'How many pieces are there', 13),
  shop_name: told(z.string(), 'Of the shop that offers it', examples.shopName),
  shop_slug: told(z.string(), "The shop's part of addresses", examples.shopSlug),
  image: told(z.string().nullable(), 'Without width and format; null for none', `/media/${examples.image}`),
  state: told(z.enum(adminProductStates), 'Who sees it: everybody, or its seller alone', 'active'),
  hidden_reason: told(z.string().nullable(), 'Why we took it out of view; null where we did not', null),
  created_at: told(z.iso.datetime(), 'When it was first offered', '2026-10-04T04:12:00.000Z'),
});
export type AdminProductRow = z.infer<typeof adminProductRow>;

export const adminProductList = thing(
  'AdminProductList',
  'A page of products, the newest first.',
  cursorListAnswer(adminProductRow).shape,
);
