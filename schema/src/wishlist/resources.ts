import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';

/** Price and stock are current. Products that are no longer available stay until the user removes them. */
export const wishlistItem = thing('WishlistItem', 'A product on a wishlist, with its current price and stock.', {
  product: told(z.uuid(), 'ID of the product', examples.product),
  product_name: told(z.string(), 'Current name of the product', examples.productName),
  product_slug: told(z.string(), 'URL slug of the product', examples.productSlug),
  product_image: told(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    `/media/${examples.image}`,
  ),
  product_price: told(z.string(), 'Current price in Ghana cedis (GHS)', '350.00'),
  price_when_saved: told(z.string(), 'Price in Ghana cedis (GHS) when the product was added', '350.00'),
  seller_name: told(z.string(), 'Name of the shop', examples.shopName),
  seller_slug: told(z.string(), 'URL slug of the shop', examples.shopSlug),
  stock_quantity: told(z.number().int(), 'Number of pieces in stock', 13),
  in_stock: told(z.boolean(), 'Whether at least one piece is in stock', true),
  is_available: told(z.boolean(), 'Whether the product can still be ordered', true),
  is_favorited: told(z.boolean(), 'Always true', true),
  created_at: told(z.iso.datetime(), 'When the product was added', '2026-11-20T18:00:00.000Z'),
});
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlistPage = thing('WishlistPage', 'A page of the wishlist.', cursorListAnswer(wishlistItem).shape);

export const wishlistSettings = thing('WishlistSettings', 'Notification settings of a wishlist.', {
  price_drops: told(z.boolean(), 'Whether the user is notified when a price drops', true),
  back_in_stock: told(z.boolean(), 'Whether the user is notified when a product is in stock again', true),
  mails: told(z.boolean(), 'Whether these notifications are sent by email as well', false),
});
export type WishlistSettings = z.infer<typeof wishlistSettings>;

/** Carries all products, so that one request fills every heart button. `version` grows with every change. */
export const wishlist = thing('Wishlist', "The IDs of all products on the user's wishlist.", {
  product_ids: told(z.array(z.uuid()), 'IDs of the products', [examples.product]),
  count: told(z.number().int(), 'Number of products on the wishlist', 1),
  version: told(z.number().int(), 'Version, higher after every change', 4),
  settings: told(wishlistSettings, 'Notification settings'),
});
export type Wishlist = z.infer<typeof wishlist>;

/** The state of one product after a change. */
export const wish = z.object({
  product_id: told(z.uuid(), 'ID of the product', examples.product),
  is_favorited: told(z.boolean(), 'Whether the product is on the wishlist', true),
  count: told(z.number().int(), 'Number of products on the wishlist', 1),
  version: told(z.number().int(), 'Version, higher after every change', 4),
});
export type Wish = z.infer<typeof wish>;

export const wishAnswer = thing('WishAnswer', 'Whether one product is on the wishlist.', {
  ...wish.shape,
  message: told(z.string(), 'Message to show to the user', 'Added to wishlist successfully!'),
});
export type WishAnswer = z.infer<typeof wishAnswer>;
