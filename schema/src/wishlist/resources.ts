import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { wishlistLimits as limits } from './limits.ts';

/** Price and stock are current. Products that are no longer available stay until the user removes them. */
export const wishlistItem = resource('WishlistItem', 'A product on a wishlist, with its current price and stock.', {
  product: describe(z.uuid(), 'ID of the product', examples.product, { as: 'productId' }),
  product_name: describe(z.string(), 'Current name of the product', examples.productName, { as: 'name' }),
  product_slug: describe(z.string(), 'URL slug of the product', examples.productSlug),
  product_image: describe(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    `/media/${examples.image}`,
  ),
  product_price: describe(money(), 'Current price in Ghana cedis (GHS)', '350.00'),
  price_when_saved: describe(money(), 'Price in Ghana cedis (GHS) when the product was added', '350.00'),
  seller_name: describe(z.string(), 'Name of the shop', examples.shopName),
  seller_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
  stock_quantity: describe(z.number().int(), 'Number of pieces in stock', 13),
  in_stock: describe(z.boolean(), 'Whether at least one piece is in stock', true),
  is_available: describe(z.boolean(), 'Whether the product can still be ordered', true),
  is_favorited: describe(z.boolean(), 'Always true', true),
  created_at: describe(z.iso.datetime(), 'When the product was added', '2026-11-20T18:00:00.000Z'),
});
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlistPage = resource('WishlistPage', 'A page of the wishlist.', cursorListAnswer(wishlistItem).shape);

export const wishlistSettings = resource('WishlistSettings', 'Notification settings of a wishlist.', {
  price_drops: describe(z.boolean(), 'Whether the user is notified when a price drops', true, {
    as: 'tellsPriceDrops',
  }),
  back_in_stock: describe(z.boolean(), 'Whether the user is notified when a product is in stock again', true, {
    as: 'tellsBackInStock',
  }),
  mails: describe(
    z.boolean(),
    'Whether these notifications are sent by email as well, at most once a day per product',
    false,
    { as: 'sendsMails' },
  ),
});
export type WishlistSettings = z.infer<typeof wishlistSettings>;

/** Carries all products, so that one request fills every heart button. `version` grows with every change. */
export const wishlist = resource('Wishlist', "The user's wishlist and its notification settings.", {
  product_ids: describe(z.array(z.uuid()).max(limits.itemsMax), 'IDs of all products on the wishlist', [
    examples.product,
  ]),
  count: describe(z.number().int(), 'Number of products on the wishlist', 1, { as: 'itemCount' }),
  version: describe(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 4),
  settings: describe(wishlistSettings, 'Notification settings'),
});
export type Wishlist = z.infer<typeof wishlist>;

/** The state of one product after a change, on any device of the user. */
export const wish = resource('WishlistChanged', "A product was added to or removed from the user's wishlist.", {
  product_id: describe(z.uuid(), 'ID of the product', examples.product),
  is_favorited: describe(z.boolean(), 'Whether the product is on the wishlist', true),
  count: describe(z.number().int(), 'Number of products on the wishlist', 1, { as: 'itemCount' }),
  version: describe(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 4),
});
export type Wish = z.infer<typeof wish>;

export const wishAnswer = resource(
  'WishAnswer',
  "Whether one product is on the user's wishlist.",
  {
    ...wish.shape,
    message: describe(z.string(), 'Message to show to the user', 'Added to wishlist successfully!'),
  },
  { as: 'Wish' },
);
export type WishAnswer = z.infer<typeof wishAnswer>;
