import type { ShopCard } from '@besesaka/schema/shops/resources.ts';
import { builder } from '#platform/builder.ts';
import { RatingSummary } from '#platform/money.ts';

/** A shop as a product's card knows it; the rest is read when a query asks for it. */
export interface ShopValue {
  name: string;
  slug: string;
  verified: boolean;
  card(): Promise<ShopCard>;
}

export const Shop = builder.objectRef<ShopValue>('Shop').implement({
  description: 'A shop, as everybody sees it.',
  fields: (t) => ({
    id: t.id({ description: 'Number of the shop.', resolve: async (shop) => (await shop.card()).id }),
    businessName: t.exposeString('name', { description: 'Name of the shop.' }),
    businessSlug: t.exposeString('slug', { description: 'The last part of its address, /shops/<slug>.' }),
    isVerified: t.exposeBoolean('verified', { description: 'Whether the marketplace has checked the seller.' }),
    logoPath: t.string({
      nullable: true,
      description: 'Address of the logo without size: append `/<width>.<avif|webp|jpeg>`.',
      resolve: async (shop) => (await shop.card()).shop_logo,
    }),
    city: t.string({ description: 'Town of the shop.', resolve: async (shop) => (await shop.card()).city }),
    region: t.string({
      description: 'One of the sixteen regions of Ghana.',
      resolve: async (shop) => (await shop.card()).region,
    }),
    rating: t.field({
      type: RatingSummary,
      description: 'What its reviewers think on the whole.',
      resolve: (shop) => shop.card(),
    }),
  }),
});
