import { z } from 'zod';
import { verificationStates } from '#accounts/limits.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { applicationStates, askablePictures, idTypes, weekDays } from './limits.ts';

/** The shop on a product page. `shop_logo` is a base path without size and format. */
export const shopCard = thing('ShopCard', 'A shop in short.', {
  id: told(z.uuid(), 'Unique ID', examples.shop),
  business_name: told(z.string(), 'Name of the shop', examples.shopName),
  business_slug: told(z.string(), 'URL slug of the shop', examples.shopSlug),
  average_rating: told(z.string(), 'Average of 1 to 5 stars, with one decimal; "0.0" without reviews', '3.9'),
  total_reviews: told(z.number().int(), 'Number of reviews', 63),
  verified: told(z.boolean(), "Whether we have verified the seller's identity", true),
  shop_logo: told(
    z.string().nullable(),
    'Base path of the logo: append `/<width>.<format>`, such as `/192.webp`; null without a logo',
    '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
  ),
  city: told(z.string(), 'Town of the shop; may be empty', 'Kumasi'),
  region: told(z.string(), 'One of the 16 regions of Ghana; may be empty', 'Ashanti'),
  takes_orders: told(z.boolean(), 'Whether the shop accepts orders at the moment', true),
  version: told(z.number().int(), "Version of the shop's page, higher after every change", 4),
});

export type ShopCard = z.infer<typeof shopCard>;

export const openDay = thing('OpenDay', 'Opening hours of one weekday.', {
  day: told(z.enum(weekDays), 'Weekday', 'monday'),
  opens: told(z.string(), 'Opening time in Ghana, as HH:MM', '08:00'),
  closes: told(z.string(), 'Closing time in Ghana, as HH:MM', '18:00'),
});

/** Public data only: nothing that is reserved for the owner or admins. */
export const shop = thing('Shop', 'A shop with its public details.', {
  ...shopCard.shape,
  shop_description: told(
    z.string(),
    'Description, written by the seller',
    'We bring the looms of Bonwire and Adanwomase to your door.',
  ),
  shop_banner: told(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    '/media/59f9a84f-0794-80d7-a818-8effdb761e81',
  ),
  /** Aliases that the spec uses on sellers' screens. */
  business_banner: told(z.string().nullable(), 'Same as `shop_banner`', '/media/59f9a84f-0794-80d7-a818-8effdb761e81'),
  business_logo: told(z.string().nullable(), 'Same as `shop_logo`', '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6'),
  product_count: told(z.number().int().min(0), 'Number of published products', 8),
  opening_hours: told(z.array(openDay), 'Opening hours by weekday, from Monday; empty if the shop has not set them'),
  closed_from: told(z.iso.date().nullable(), 'First day of the current or next closure; null if there is none', null),
  closed_until: told(z.iso.date().nullable(), 'Last day of the current or next closure; null if there is none', null),
  answer_minutes: told(
    z.number().int().min(0).nullable(),
    'Median time in minutes until a buyer gets an answer, over 30 days; null if too few buyers asked',
    45,
  ),
  created_at: told(z.iso.datetime(), 'When the shop was created', '2025-12-07T06:42:00.000Z'),
});

export type Shop = z.infer<typeof shop>;

/** A missing shop does not exist. */
export const shopDetails = thing('ShopDetails', 'Details of several shops.', {
  results: told(z.array(shop), 'The requested shops that exist'),
});

/** Lists shops with at least one published product. */
export const shopList = thing('ShopList', 'A page of shops.', cursorListAnswer(shop).shape);

export const shopStats = thing('ShopStats', 'Statistics of the shop directory.', {
  total_shops: told(z.number().int(), 'Number of shops', 24),
  verified_shops: told(z.number().int(), 'Number of verified shops', 18),
  top_rated_shops: told(z.number().int(), 'Number of shops with an average of at least 4.5 stars', 6),
  total_products: told(z.number().int(), 'Number of published products of all shops', 160),
});
export type ShopStats = z.infer<typeof shopStats>;

/** Parts of an application that both sellers and admins see. */
const handedIn = {
  id: told(z.uuid(), 'Unique ID', examples.application),
  state: told(z.enum(applicationStates), 'State of the application', 'pending'),
  id_type: told(z.enum(idTypes), 'Type of the identity document', 'ghana_card'),
  submitted_at: told(z.iso.datetime(), 'When the application was submitted', '2026-10-04T04:12:00.000Z'),
  decided_at: told(z.iso.datetime().nullable(), 'When the application was decided; null until then', null),
};
const link = `/api/uploads/${examples.upload}?until=1767225900&sign=kq3VxN0n2bT0Ww`;
const evidence = {
  id_document: told(
    z.string().nullable(),
    'Private link to the picture of the document, valid for five minutes and for this user only; null without a picture',
    link,
  ),
  passport_picture: told(
    z.string().nullable(),
    'Private link to the selfie, valid for five minutes and for this user only; null without a picture',
    link,
  ),
  reason: told(z.string().nullable(), 'Reason for the rejection or revocation; null without one', null),
  asked_for: told(
    z.enum(askablePictures).nullable(),
    'The one picture that the seller must resubmit after a rejection; null if there is none',
    null,
  ),
};

const contact = {
  business_email: told(
    z.string(),
    'Business email address; visible to the seller and admins only',
    'sales@adepa-kente.com',
  ),
  business_phone: told(z.string(), 'Business phone number; visible to the seller and admins only', '+233244318207'),
  business_address: told(
    z.string(),
    'Business address; visible to the seller and admins only',
    'Shop 14, Adum Market, Kumasi',
  ),
};

/** The seller sees a masked document number. */
export const ownApplication = thing('OwnApplication', 'A seller application, as its seller sees it.', {
  ...handedIn,
  id_number: told(z.string(), 'Number of the document, masked', 'GHA-*****1234-*'),
  words: told(
    thing('ApplicationShopWords', 'Shop details in an application.', {
      business_name: told(z.string(), 'Name of the shop', examples.shopName),
      shop_description: told(z.string(), 'Description of the shop', 'Kente from the looms of Bonwire, woven to order.'),
      ...contact,
      city: told(z.string(), 'Town of the shop; may be empty', 'Kumasi'),
      region: told(z.string(), 'One of the 16 regions of Ghana; may be empty', 'Ashanti'),
    }).nullable(),
    'Shop details that apply once the application is verified; null if they already apply',
    null,
  ),
  ...evidence,
});

export const ownShop = thing('OwnShopPage', 'A shop, as its seller sees it.', {
  ...shop.shape,
  verification: told(z.enum(verificationStates), "State of the seller's verification", 'pending'),
  ...contact,
  application: told(ownApplication.nullable(), 'Latest application; null if there is none'),
});
export type OwnShop = z.infer<typeof ownShop>;

export const applicationRow = thing('ApplicationRow', 'A seller application in a list, for admins.', {
  ...handedIn,
  business_name: told(z.string(), 'Name of the shop', examples.shopName),
  business_slug: told(z.string(), 'URL slug of the shop', examples.shopSlug),
  owner_name: told(z.string(), 'Full name of the seller', 'Akosua Adepa Mensah'),
});
export type ApplicationRow = z.infer<typeof applicationRow>;
export const applicationList = thing(
  'ApplicationList',
  'A page of applications.',
  cursorListAnswer(applicationRow).shape,
);

export const sameNumber = thing('SameNumber', 'Another shop whose application has the same document number.', {
  application_id: told(z.uuid(), 'ID of the other application', examples.application),
  business_name: told(z.string(), 'Name of the other shop', examples.shopName),
  state: told(z.enum(applicationStates), 'State of the other application', 'rejected'),
});

/** A picture also matches after resizing or compression. */
export const samePicture = thing(
  'SamePicture',
  'Another shop whose application has the same picture, even if resized or compressed.',
  sameNumber.shape,
);

/** Each access is recorded in the audit log. */
export const application = thing('Application', 'A seller application with all data, for admins.', {
  ...applicationRow.shape,
  id_number: told(z.string(), 'Full number of the document', 'GHA-723491234-5'),
  ...evidence,
  owner_email: told(z.string(), "Email address of the seller's account", 'seller@besesaka.test'),
  owner_phone: told(z.string(), "Phone number of the seller's account", '0244318207'),
  shop_description: shop.shape.shop_description,
  ...contact,
  same_number: told(z.array(sameNumber), 'Other shops with the same document number'),
  same_picture: told(z.array(samePicture), 'Other shops with the same picture of a document or face'),
});
export type Application = z.infer<typeof application>;

export const shopFollow = thing('ShopFollow', 'Whether the user follows a shop.', {
  shop_slug: told(z.string(), 'URL slug of the shop', examples.shopSlug),
  is_following: told(z.boolean(), 'Whether the user follows the shop', true),
  follower_count: told(z.number().int(), 'Number of followers', 12),
});
export type ShopFollow = z.infer<typeof shopFollow>;

export const followedShops = thing('FollowedShops', 'The shops that the user follows.', {
  slugs: told(z.array(z.string()), 'URL slugs, most recently followed first', [examples.shopSlug]),
});
