import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { wishlistLimits as limits, wishlistOrderings } from './limits.ts';
import { wishlistTexts as texts } from './texts.ts';

export const wishInput = z.object({ product_id: z.uuid() });
export type WishInput = z.infer<typeof wishInput>;

export const wishlistQuery = listQuery(limits.pageSize).extend({
  ordering: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(wishlistOrderings, texts.orderingUnknown).default('-created_at'),
  ),
});
export type WishlistQuery = z.infer<typeof wishlistQuery>;

/** Notification settings of a wishlist. */
export const wishlistSettingsInput = z
  .object({
    price_drops: z.boolean().optional(),
    back_in_stock: z.boolean().optional(),
    mails: z.boolean().optional(),
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), texts.nothingToChange);
export type WishlistSettingsInput = z.infer<typeof wishlistSettingsInput>;
