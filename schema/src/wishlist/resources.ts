import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';

/** Price and stock are those of now; what nobody can buy any more stays until it is removed. */
export const wishlistItem = thing('WishlistItem', 'A product that somebody wished for, as it is now.', {
  product: told(z.uuid(), 'Of the product', examples.product),
  product_name: told(z.string(), 'As the seller writes it now', examples.productName),
  product_slug: told(z.string(), "The product's part of addresses", examples.productSlug),
  product_image: told(z.string().nullable(), 'Without width and format; null for none', `/media/${examples.image}`),
  product_price: told(z.string(), 'In cedi, now', '350.00'),
  price_when_saved: told(z.string(), 'In cedi, when it was wished for', '350.00'),
  seller_name: told(z.string(), 'Of the shop', examples.shopName),
  seller_slug: told(z.string(), "The shop's part of addresses", examples.shopSlug),
  stock_quantity: told(z.number().int(), 'How many pieces there are', 13),
  in_stock: told(z.boolean(), 'Whether there is at least one', true),
  is_available: told(z.boolean(), 'Whether the shop still offers it', true),
  is_favorited: told(z.boolean(), 'Always true here', true),
  created_at: told(z.iso.datetime(), 'When it was wished for', '2026-11-20T18:00:00.000Z'),
});
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlistPage = thing('WishlistPage', 'A page of the wishlist.', cursorListAnswer(wishlistItem).shape);

/** Whether a person is told of lower prices and of what is back, and whether by mail as well. */
export const wishlistSettings = thing('WishlistSettings', 'What a person wants to hear of what they wished for.', {
  price_drops: told(z.boolean(), 'Of lower prices', true),
  back_in_stock: told(z.boolean(), 'Of what is there again', true),
  mails: told(z.boolean(), 'Whether by mail as well', false),
});
export type WishlistSettings = z.infer<typeof wishlistSettings>;

/** Every product that the person wished for, for all the hearts at once. `version` grows with every change. */
export const wishlist = thing('Wishlist', 'All that somebody wished for, for all the hearts at once.', {
  product_ids: told(z.array(z.uuid()), 'The products', [examples.product]),
  count: told(z.number().int(), 'How many products in all', 1),
  version: told(z.number().int(), 'Grows with every change', 4),
  settings: told(wishlistSettings, 'What they want to hear'),
});
export type Wishlist = z.infer<typeof wishlist>;

/** How it stands with one product after a change. */
export const wish = z.object({
  product_id: told(z.uuid(), 'Of the product', examples.product),
  is_favorited: told(z.boolean(), 'Whether it is wished for', true),
  count: told(z.number().int(), 'How many products in all', 1),
  version: told(z.number().int(), 'Grows with every change', 4),
});
export type Wish = z.infer<typeof wish>;

export const wishAnswer = thing('WishAnswer', 'How it stands with one product now.', {
  ...wish.shape,
  message: told(z.string(), 'A sentence to show', 'Added to wishlist successfully!'),
});
export type WishAnswer = z.infer<typeof wishAnswer>;
