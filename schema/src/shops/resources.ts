import { z } from 'zod';

/** The shop as a product page shows it. */
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
