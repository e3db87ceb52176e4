import { z } from 'zod';

/** The shop as a product page shows it. `shop_logo` is an address without width and format, see `productImage`. */
export const shopCard = z.object({
  id: z.uuid(),
  business_name: z.string(),
  business_slug: z.string(),
  average_rating: z.string(),
  total_reviews: z.number().int(),
  verified: z.boolean(),
  shop_logo: z.string().nullable(),
  city: z.string(),
  region: z.string(),
});

export type ShopCard = z.infer<typeof shopCard>;

/** The shop as its own page shows it: nothing that only its owner or an admin may read. */
export const shop = shopCard.extend({
  shop_description: z.string(),
  shop_banner: z.string().nullable(),
  product_count: z.number().int().min(0),
  created_at: z.iso.datetime(),
});

export type Shop = z.infer<typeof shop>;

/** Of several shops at once; one that is missing here does not exist. */
export const shopDetails = z.object({ results: z.array(shop) });
