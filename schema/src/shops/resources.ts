import { z } from 'zod';
import { verificationStates } from '#accounts/limits.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { applicationStates, askablePictures, idTypes, weekDays } from './limits.ts';

/** The shop as a product page shows it. `shop_logo` is an address without width and format, see `productImage`. */
export const shopCard = thing('ShopCard', 'A shop as its products name it.', {
  id: told(z.uuid(), 'Never changes', examples.shop),
  business_name: told(z.string(), 'What the shop is called', examples.shopName),
  business_slug: told(z.string(), "The shop's part of addresses", examples.shopSlug),
  average_rating: told(z.string(), 'Mean of its reviews, with one decimal', '3.9'),
  total_reviews: told(z.number().int(), 'How many reviews there are', 63),
  verified: told(z.boolean(), 'Whether we checked who the seller is', true),
  shop_logo: told(
    z.string().nullable(),
    'Without width and format, as pictures are',
    '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
  ),
  city: told(z.string(), 'Where it is', 'Kumasi'),
  region: told(z.string(), 'Of the sixteen', 'Ashanti'),
  takes_orders: told(z.boolean(), 'Whether anything can be ordered there at the moment', true),
  version: told(z.number().int(), 'Grows with every change of what the page says', 4),
});

export type ShopCard = z.infer<typeof shopCard>;

/** One day of the week on which a shop is open. */
export const openDay = thing('OpenDay', 'A day of the week on which a shop is open.', {
  day: told(z.enum(weekDays), 'Which day', 'monday'),
  opens: told(z.string(), 'From when on, in Ghana', '08:00'),
  closes: told(z.string(), 'Until when, in Ghana', '18:00'),
});

/** The shop as its own page shows it: nothing that only its owner or an admin may read. */
export const shop = thing('Shop', 'A shop as its public page shows it.', {
  ...shopCard.shape,
  shop_description: told(
    z.string(),
    'What the shop says about itself',
    'We bring the looms of Bonwire and Adanwomase to your door.',
  ),
  shop_banner: told(
    z.string().nullable(),
    'Without width and format; null for none',
    '/media/59f9a84f-0794-80d7-a818-8effdb761e81',
  ),
  /** The same two pictures, under the names that sellers' screens know. */
  business_banner: told(
    z.string().nullable(),
    'The same as shop_banner',
    '/media/59f9a84f-0794-80d7-a818-8effdb761e81',
  ),
  business_logo: told(z.string().nullable(), 'The same as shop_logo', '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6'),
  product_count: told(z.number().int().min(0), 'How many products it offers now', 8),
  opening_hours: told(z.array(openDay), 'Days that it is open, from Monday on; none where it does not say'),
  closed_from: told(z.iso.date().nullable(), 'First day on which it is away; null where none is to come', null),
  closed_until: told(z.iso.date().nullable(), 'Last day on which it is away; null where none is to come', null),
  answer_minutes: told(
    z.number().int().min(0).nullable(),
    'How long a buyer usually waits for an answer, the median of thirty days; null where too few asked',
    45,
  ),
  created_at: told(z.iso.datetime(), 'When it was opened', '2025-12-07T06:42:00.000Z'),
});

export type Shop = z.infer<typeof shop>;

/** Of several shops at once; one that is missing here does not exist. */
export const shopDetails = thing('ShopDetails', 'Several shops.', {
  results: told(z.array(shop), 'Those that there are, of the ones asked for'),
});

/** The directory: shops with at least one product that everybody sees. */
export const shopList = thing('ShopList', 'A page of shops.', cursorListAnswer(shop).shape);

/** About all shops of the directory. */
export const shopStats = thing('ShopStats', 'All shops of the directory in numbers.', {
  total_shops: told(z.number().int(), 'How many there are', 24),
  verified_shops: told(z.number().int(), 'How many we checked', 18),
  top_rated_shops: told(z.number().int(), 'How many have 4.5 stars or more', 6),
  total_products: told(z.number().int(), 'What they offer together', 160),
});
export type ShopStats = z.infer<typeof shopStats>;

/** What both sides see of an application: pictures by links that die. */
const handedIn = {
  id: told(z.uuid(), 'Identifies the application', examples.application),
  state: told(z.enum(applicationStates), 'Where it stands', 'pending'),
  id_type: told(z.enum(idTypes), 'Which paper was shown', 'ghana_card'),
  submitted_at: told(z.iso.datetime(), 'When it was handed in', '2026-10-04T04:12:00.000Z'),
  decided_at: told(z.iso.datetime().nullable(), 'When it was decided; null until then', null),
};
const link = `/api/uploads/${examples.upload}?until=1767225900&sign=kq3VxN0n2bT0Ww`;
const evidence = {
  id_document: told(
    z.string().nullable(),
    'A link to the picture of the paper, for five minutes and for you alone; null for none',
    link,
  ),
  passport_picture: told(
    z.string().nullable(),
    'A link to the selfie, for five minutes and for you alone; null for none',
    link,
  ),
  reason: told(z.string().nullable(), 'Why it was turned down or taken back', null),
  asked_for: told(
    z.enum(askablePictures).nullable(),
    'Where it was turned down for one picture: which one is to be sent again; all the rest stays',
    null,
  ),
};

/** How the seller of a business is reached. */
const contact = {
  business_email: told(
    z.string(),
    'Where business mail goes; only the seller and admins see it',
    'sales@adepa-kente.com',
  ),
  business_phone: told(z.string(), 'Number of the business; only the seller and admins see it', '+233244318207'),
  business_address: told(
    z.string(),
    'Where the business is; only the seller and admins see it',
    'Shop 14, Adum Market, Kumasi',
  ),
};

/** What its own seller sees of an application: the number masked. */
export const ownApplication = thing('OwnApplication', 'What a seller sees of the own application.', {
  ...handedIn,
  id_number: told(z.string(), 'Number of the paper, most of it hidden', 'GHA-*****1234-*'),
  words: told(
    thing('ApplicationShopWords', 'What an application says of its shop.', {
      business_name: told(z.string(), 'Name of the shop', examples.shopName),
      shop_description: told(z.string(), 'What the shop sells', 'Kente from the looms of Bonwire, woven to order.'),
      ...contact,
      city: told(z.string(), 'Town of the shop; may be empty', 'Kumasi'),
      region: told(z.string(), 'One of the sixteen regions; may be empty', 'Ashanti'),
    }).nullable(),
    'What the shop is to say once this is verified; null where it says so already',
    null,
  ),
  ...evidence,
});

/** The shop as its seller's own screens show it. */
export const ownShop = thing('OwnShopPage', 'A shop as its seller sees it.', {
  ...shop.shape,
  verification: told(z.enum(verificationStates), 'How far the check of the seller has come', 'pending'),
  ...contact,
  application: told(ownApplication.nullable(), 'What was handed in last; null where nothing was'),
});
export type OwnShop = z.infer<typeof ownShop>;

/** One of an admin's list. */
export const applicationRow = thing('ApplicationRow', 'An application in a list.', {
  ...handedIn,
  business_name: told(z.string(), 'Name of the shop', examples.shopName),
  business_slug: told(z.string(), "The last part of the shop's address", examples.shopSlug),
  owner_name: told(z.string(), 'Who applied', 'Akosua Adepa Mensah'),
});
export type ApplicationRow = z.infer<typeof applicationRow>;
export const applicationList = thing(
  'ApplicationList',
  'A page of applications.',
  cursorListAnswer(applicationRow).shape,
);

/** Another shop that showed a paper of the same number. */
export const sameNumber = thing('SameNumber', 'Another shop that showed a paper of the same number.', {
  application_id: told(z.uuid(), 'Identifies its application', examples.application),
  business_name: told(z.string(), 'Name of the other shop', examples.shopName),
  state: told(z.enum(applicationStates), 'Where that application stands', 'rejected'),
});

/** Another shop that showed the same picture, or one too like it to be another. */
export const samePicture = thing(
  'SamePicture',
  'Another shop that showed the same picture, also where it was shrunk or compressed again.',
  sameNumber.shape,
);

/** All that is needed to decide; each reading is in the audit log. */
export const application = thing('Application', 'All of an application, for admins.', {
  ...applicationRow.shape,
  id_number: told(z.string(), 'Number of the paper, whole', 'GHA-723491234-5'),
  ...evidence,
  owner_email: told(z.string(), 'Address that the seller logs in with', 'seller@besesaka.test'),
  owner_phone: told(z.string(), "The seller's own number", '0244318207'),
  shop_description: shop.shape.shop_description,
  ...contact,
  same_number: told(z.array(sameNumber), 'Other shops whose papers have this number'),
  same_picture: told(z.array(samePicture), 'Other shops that showed the same picture of a paper or face'),
});
export type Application = z.infer<typeof application>;

/** How it stands between a person and a shop. */
export const shopFollow = thing('ShopFollow', 'How it stands between a person and a shop.', {
  shop_slug: told(z.string(), 'The last part of the address of the shop', examples.shopSlug),
  is_following: told(z.boolean(), 'Whether you follow it now', true),
  follower_count: told(z.number().int(), 'How many people follow it', 12),
});
export type ShopFollow = z.infer<typeof shopFollow>;

/** The shops whose news a person sees. */
export const followedShops = thing('FollowedShops', 'The shops whose news somebody sees.', {
  slugs: told(z.array(z.string()), 'Those followed last first', [examples.shopSlug]),
});
