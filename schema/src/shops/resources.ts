import { z } from 'zod';
import { verification } from '#accounts/limits.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { regions } from '#kernel/regions.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { applicationStates, askablePictures, deliveryKinds, idTypes, weekDays } from './limits.ts';

/** The shop on a product page. `shop_logo` is a base path without size and format. */
export const shopCard = resource('ShopCard', 'A shop in short.', {
  id: describe(z.uuid(), 'Unique ID', examples.shop),
  business_name: describe(z.string(), 'Name of the shop', examples.shopName),
  business_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
  average_rating: describe(z.string(), 'Average of 1 to 5 stars, with one decimal; "0.0" without reviews', '3.9'),
  total_reviews: describe(z.number().int(), 'Number of reviews', 63),
  verified: describe(z.boolean(), "Whether we have verified the seller's identity", true),
  shop_logo: describe(
    z.string().nullable(),
    'Base path of the logo: append `/<width>.<format>`, such as `/192.webp`; null without a logo',
    '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
  ),
  city: describe(z.string(), 'Town of the shop; may be empty', 'Kumasi'),
  region: describe(z.string(), 'One of the 16 regions of Ghana; may be empty', 'Ashanti'),
  takes_orders: describe(z.boolean(), 'Whether the shop accepts orders at the moment', true),
  version: describe(z.number().int(), "Version of the shop's page, higher after every change", 4),
});

export type ShopCard = z.infer<typeof shopCard>;

export const openDay = resource('OpenDay', 'Opening hours of one weekday.', {
  day: describe(z.enum(weekDays), 'Weekday', 'monday'),
  opens: describe(z.string(), 'Opening time in Ghana, as HH:MM', '08:00'),
  closes: describe(z.string(), 'Closing time in Ghana, as HH:MM', '18:00'),
});

export const deliveryRate = resource('DeliveryRate', 'Fee and days of a way of delivery to one region.', {
  region: describe(z.enum(regions), 'One of the 16 regions of Ghana', 'Ashanti'),
  fee: describe(z.string(), 'Fee in Ghana cedis (GHS), with two decimals', '25.00'),
  min_days: describe(z.number().int(), 'Fewest days until the goods arrive; 0 is the same day', 2),
  max_days: describe(z.number().int(), 'Most days until the goods arrive', 3),
});

export const deliveryOption = resource('DeliveryOption', 'A way of delivery that a shop offers.', {
  id: describe(z.uuid(), 'Unique ID within the shop', examples.deliveryOption),
  kind: describe(z.enum(deliveryKinds), 'Kind of delivery; a pickup is free and serves all regions', 'bus'),
  name: describe(z.string(), 'Name that buyers see', 'VIP bus to your station'),
  pickup_address: describe(z.string().nullable(), 'Where buyers pick up their order; null unless it is a pickup', null),
  pickup_hours: describe(z.string().nullable(), 'When buyers can pick up their order; null if not given', null),
  free_above: describe(
    z.string().nullable(),
    "Amount of the shop's goods in Ghana cedis (GHS) from which delivery is free; null if it never is",
    '500.00',
  ),
  is_active: describe(z.boolean(), 'Whether buyers can choose it; others see only those that they can choose', true),
  rates: describe(z.array(deliveryRate), 'Fees by region, at most one per region; empty for a pickup'),
  version: describe(z.string(), 'Version, to be sent with the next change', examples.contentVersion),
});
export type DeliveryOption = z.infer<typeof deliveryOption>;

const deliveryOptions = describe(
  z.array(deliveryOption),
  'Ways of delivery that buyers can choose, at most 8; without any, buyer and seller agree on the delivery',
);

/** The shop on a product's page, which names the ways of delivery. */
export const productShop = resource('ProductShop', 'The shop of a product.', {
  ...shopCard.shape,
  delivery_options: deliveryOptions,
});
export type ProductShop = z.infer<typeof productShop>;

/** Public data only: nothing that is reserved for the owner or admins. */
export const shop = resource('Shop', 'A shop with its public details.', {
  ...shopCard.shape,
  shop_description: describe(
    z.string(),
    'Description, written by the seller',
    'We bring the looms of Bonwire and Adanwomase to your door.',
  ),
  shop_banner: describe(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    '/media/59f9a84f-0794-80d7-a818-8effdb761e81',
  ),
  /** Aliases that the spec uses on sellers' screens. */
  business_banner: describe(
    z.string().nullable(),
    'Same as `shop_banner`',
    '/media/59f9a84f-0794-80d7-a818-8effdb761e81',
  ),
  business_logo: describe(z.string().nullable(), 'Same as `shop_logo`', '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6'),
  product_count: describe(z.number().int().min(0), 'Number of published products', 8),
  opening_hours: describe(
    z.array(openDay),
    'Opening hours by weekday, from Monday; empty if the shop has not set them',
  ),
  closed_from: describe(
    z.iso.date().nullable(),
    'First day of the current or next closure; null if there is none',
    null,
  ),
  closed_until: describe(
    z.iso.date().nullable(),
    'Last day of the current or next closure; null if there is none',
    null,
  ),
  delivery_options: deliveryOptions,
  answer_minutes: describe(
    z.number().int().min(0).nullable(),
    'Median time in minutes until a buyer gets an answer, over 30 days; null if too few buyers asked',
    45,
  ),
  created_at: describe(z.iso.datetime(), 'When the shop was created', '2025-12-07T06:42:00.000Z'),
});

export type Shop = z.infer<typeof shop>;

export const shopDetail = resource('ShopDetail', 'A shop in a list that refers to it.', {
  ...shop.shape,
  is_hidden: describe(z.boolean(), 'Whether the shop is hidden; all else but its name and slug is then empty', false),
});
export type ShopDetail = z.infer<typeof shopDetail>;

export const shopDetails = resource('ShopDetails', 'Details of several shops.', {
  results: describe(z.array(shopDetail), 'The requested shops that exist; for visitors, those that are public'),
});

/** Lists shops with at least one published product. */
export const shopList = resource('ShopList', 'A page of shops.', cursorListAnswer(shop).shape);

export const shopStats = resource('ShopStats', 'Statistics of the shop directory.', {
  total_shops: describe(z.number().int(), 'Number of shops', 24),
  verified_shops: describe(z.number().int(), 'Number of verified shops', 18),
  top_rated_shops: describe(z.number().int(), 'Number of shops with an average of at least 4.5 stars', 6),
  total_products: describe(z.number().int(), 'Number of published products of all shops', 160),
});
export type ShopStats = z.infer<typeof shopStats>;

/** Parts of an application that both sellers and admins see. */
const handedIn = {
  id: describe(z.uuid(), 'Unique ID', examples.application),
  state: describe(z.enum(applicationStates), 'State of the application', 'pending'),
  id_type: describe(z.enum(idTypes), 'Type of the identity document', 'ghana_card'),
  submitted_at: describe(z.iso.datetime(), 'When the application was submitted', '2026-10-04T04:12:00.000Z'),
  decided_at: describe(z.iso.datetime().nullable(), 'When the application was decided; null until then', null),
};
const link = `/api/uploads/${examples.upload}?until=1767225900&sign=kq3VxN0n2bT0Ww`;
const evidence = {
  id_document: describe(
    z.string().nullable(),
    'Private link to the picture of the document, valid for five minutes and for this user only; null without a picture',
    link,
  ),
  passport_picture: describe(
    z.string().nullable(),
    'Private link to the selfie, valid for five minutes and for this user only; null without a picture',
    link,
  ),
  reason: describe(z.string().nullable(), 'Reason for the rejection or revocation; null without one', null),
  asked_for: describe(
    z.enum(askablePictures).nullable(),
    'The one picture that the seller must resubmit after a rejection; null if there is none',
    null,
  ),
};

const contact = {
  business_email: describe(
    z.string(),
    'Business email address; visible to the seller and admins only',
    'sales@adepa-kente.com',
  ),
  business_phone: describe(z.string(), 'Business phone number; visible to the seller and admins only', '+233244318207'),
  business_address: describe(
    z.string(),
    'Business address; visible to the seller and admins only',
    'Shop 14, Adum Market, Kumasi',
  ),
};

/** The seller sees a masked document number. */
export const ownApplication = resource('OwnApplication', 'A seller application, as its seller sees it.', {
  ...handedIn,
  id_number: describe(z.string(), 'Number of the document, masked', 'GHA-*****1234-*'),
  words: describe(
    resource('ApplicationShopWords', 'Shop details in an application.', {
      business_name: describe(z.string(), 'Name of the shop', examples.shopName),
      shop_description: describe(
        z.string(),
        'Description of the shop',
        'Kente from the looms of Bonwire, woven to order.',
      ),
      ...contact,
      city: describe(z.string(), 'Town of the shop; may be empty', 'Kumasi'),
      region: describe(z.string(), 'One of the 16 regions of Ghana; may be empty', 'Ashanti'),
    }).nullable(),
    'Shop details that apply once the application is verified; null if they already apply',
    null,
  ),
  ...evidence,
});

export const ownShop = resource('OwnShopPage', 'A shop, as its seller sees it.', {
  ...shop.shape,
  verification: describe(oneOf(verification), "State of the seller's verification", 'pending'),
  ...contact,
  hours_version: describe(
    z.string(),
    'Version of the opening hours and the closure, to be sent with their next change',
    examples.contentVersion,
  ),
  delivery_options: describe(z.array(deliveryOption), 'All ways of delivery, also those that are switched off'),
  application: describe(ownApplication.nullable(), 'Latest application; null if there is none'),
});
export type OwnShop = z.infer<typeof ownShop>;

export const applicationRow = resource('ApplicationRow', 'A seller application in a list, for admins.', {
  ...handedIn,
  business_name: describe(z.string(), 'Name of the shop', examples.shopName),
  business_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
  owner_name: describe(z.string(), 'Full name of the seller', 'Akosua Adepa Mensah'),
});
export type ApplicationRow = z.infer<typeof applicationRow>;
export const applicationList = resource(
  'ApplicationList',
  'A page of applications.',
  cursorListAnswer(applicationRow).shape,
);

export const sameNumber = resource('SameNumber', 'Another shop whose application has the same document number.', {
  application_id: describe(z.uuid(), 'ID of the other application', examples.application),
  business_name: describe(z.string(), 'Name of the other shop', examples.shopName),
  state: describe(z.enum(applicationStates), 'State of the other application', 'rejected'),
});

/** A picture also matches after resizing or compression. */
export const samePicture = resource(
  'SamePicture',
  'Another shop whose application has the same picture, even if resized or compressed.',
  sameNumber.shape,
);

/** Each access is recorded in the audit log. */
export const application = resource('Application', 'A seller application with all data, for admins.', {
  ...applicationRow.shape,
  id_number: describe(z.string(), 'Full number of the document', 'GHA-723491234-5'),
  ...evidence,
  owner_email: describe(z.string(), "Email address of the seller's account", 'seller@besesaka.test'),
  owner_phone: describe(z.string(), "Phone number of the seller's account", '0244318207'),
  shop_description: shop.shape.shop_description,
  ...contact,
  same_number: describe(z.array(sameNumber), 'Other shops with the same document number'),
  same_picture: describe(z.array(samePicture), 'Other shops with the same picture of a document or face'),
});
export type Application = z.infer<typeof application>;

export const shopFollow = resource('ShopFollow', 'Whether the user follows a shop.', {
  shop_id: describe(z.uuid(), 'ID of the shop', examples.shop),
  shop_name: describe(z.string(), 'Name of the shop', examples.shopName),
  shop_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
  is_following: describe(z.boolean(), 'Whether the user follows the shop', true),
  follower_count: describe(z.number().int(), 'Number of followers', 12),
});
export type ShopFollow = z.infer<typeof shopFollow>;

export const followedShops = resource('FollowedShops', 'The shops that the user follows.', {
  slugs: describe(z.array(z.string()), 'URL slugs, most recently followed first', [examples.shopSlug]),
  results: describe(z.array(shopCard.pick({ id: true, business_name: true, business_slug: true })), 'The same shops', [
    { id: examples.shop, business_name: examples.shopName, business_slug: examples.shopSlug },
  ]),
});
export type FollowedShops = z.infer<typeof followedShops>;
