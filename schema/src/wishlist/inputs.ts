import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { wishlistLimits as limits, wishlistOrdering } from './limits.ts';
import { wishlistTexts as texts } from './texts.ts';

export const wishInput = resource('WishInput', 'A product.', {
  product_id: describe(z.uuid(), 'ID of the product', examples.product),
});
export type WishInput = z.infer<typeof wishInput>;

export const wishlistQuery = listQuery(limits.pageSize).extend({
  ordering: z.preprocess(
    (value) => (value === '' ? undefined : value),
    oneOf(wishlistOrdering, texts.orderingUnknown).default('-created_at'),
  ),
});
export type WishlistQuery = z.infer<typeof wishlistQuery>;

export const wishlistSettingsInput = resource(
  'WishlistSettingsInput',
  'Notification settings of the wishlist. Fields that are left out stay as they are.',
  {
    price_drops: describe(z.boolean().optional(), 'Whether to notify the user when a price drops', true),
    back_in_stock: describe(
      z.boolean().optional(),
      'Whether to notify the user when a product is in stock again',
      true,
    ),
    mails: describe(
      z.boolean().optional(),
      'Whether to send these notifications by email as well, at most once a day per product',
      false,
    ),
  },
).refine((input) => Object.values(input).some((value) => value !== undefined), texts.nothingToChange);
export type WishlistSettingsInput = z.infer<typeof wishlistSettingsInput>;
