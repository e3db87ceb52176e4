import { defineOperation } from '#kernel/operations/define-operation.ts';
import { aroundFile, optionalFormFile } from '#kernel/operations/form-files.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords, slugOf } from '#kernel/reference/words.ts';
import { uploadTexts } from '#kernel/uploads.ts';
import { openingHoursInput, sellerProfileInput, shopChangeInput, shopListQuery, shopSlugsQuery } from './inputs.ts';
import { followedShops, ownShop, shop, shopDetails, shopFollow, shopList, shopStats } from './resources.ts';
import { shopBanner, shopLogo } from './uploads.ts';

const followParams = slugOf("The shop's part of addresses", examples.shopSlug);

export const readShop = defineOperation({
  id: 'readShop',
  method: 'GET',
  path: '/api/shops/{slug}',
  auth: 'visitor',
  summary: 'A shop as its public page shows it',
  params: slugOf('Part of the address', examples.shopSlug),
  response: shop,
});

export const readShops = defineOperation({
  id: 'readShops',
  method: 'GET',
  path: '/api/v1/shop-details',
  auth: 'visitor',
  summary: 'Several shops as their public pages show them',
  query: describeQuery(shopSlugsQuery, { slugs: ['Slugs of shops, up to 100 with commas between', examples.shopSlug] }),
  response: shopDetails,
});

export const readShopStats = defineOperation({
  id: 'readShopStats',
  method: 'GET',
  path: '/api/shops/stats',
  auth: 'visitor',
  summary: 'How many shops the directory has, and of which kind',
  response: shopStats,
});

export const followShop = defineOperation({
  id: 'followShop',
  method: 'PUT',
  path: '/api/shops/{slug}/follow',
  auth: 'user',
  suspended: 'may',
  summary: 'Follow a shop: what is new there comes into the feed',
  params: followParams,
  response: shopFollow,
  refuses: ['FORBIDDEN', 'RATE_LIMITED', 'REFUSED'],
});

export const unfollowShop = defineOperation({
  id: 'unfollowShop',
  method: 'DELETE',
  path: '/api/shops/{slug}/follow',
  auth: 'user',
  suspended: 'may',
  summary: 'Follow it no longer',
  params: followParams,
  response: shopFollow,
  refuses: ['FORBIDDEN', 'RATE_LIMITED', 'REFUSED'],
});

export const listFollowedShops = defineOperation({
  id: 'listFollowedShops',
  method: 'GET',
  path: '/api/v1/followed-shops',
  auth: 'user',
  summary: 'The slugs of the shops that the person follows, those followed last first',
  response: followedShops,
});

export const updateSellerProfile = defineOperation({
  id: 'updateSellerProfile',
  method: 'PATCH',
  path: '/api/update-seller-profile/{slug}',
  auth: 'seller',
  suspended: 'refused',
  summary: 'Change what the own shop says of itself, with its pictures',
  params: slugOf('Of the own shop', examples.shopSlug),
  form: sellerProfileInput.extend({
    shop_logo: optionalFormFile('A new logo; without it the logo stays', uploadTexts.invalid),
    shop_banner: optionalFormFile('A new banner; without it the banner stays', uploadTexts.invalid),
  }),
  bodyRule: { bytes: shopLogo.bytesMax + shopBanner.bytesMax + 2 * aroundFile, tooLarge: shopLogo.tooLarge },
  response: ownShop,
  refuses: ['RATE_LIMITED'],
});

export const changeSellerProfile = defineOperation({
  id: 'changeSellerProfile',
  method: 'PUT',
  path: '/api/my-shop',
  auth: 'seller',
  suspended: 'refused',
  summary: 'The same, with pictures that were brought before',
  body: describeInput('ShopChangeInput', shopChangeInput, 'What a shop says of itself; what is left out stays.', {
    shop_description: ['What the shop sells, 10 to 500 characters', 'Kente from the looms of Bonwire, woven to order.'],
    business_email: ['Where business mail goes', 'sales@adepa-kente.com'],
    business_phone: ['A Ghanaian number; kept as +233 and nine digits', '+233244318207'],
    business_address: ['Where the business is, 10 to 200 characters', 'Shop 14, Adum Market, Kumasi'],
    shop_logo: ['An upload of the purpose shop-logo; null removes it, without it the logo stays', null],
    shop_banner: ['An upload of the purpose shop-banner; null removes it, without it the banner stays', null],
  }),
  response: ownShop,
  refuses: ['NOT_FOUND', 'RATE_LIMITED'],
});

export const setOpeningHours = defineOperation({
  id: 'setOpeningHours',
  method: 'PUT',
  path: '/api/my-shop/opening-hours',
  auth: 'seller',
  suspended: 'refused',
  summary: 'When the own shop is open, and on which days it is away',
  body: describeInput('OpeningHoursInput', openingHoursInput, 'When a shop is there.', {
    opening_hours: [
      'Days that it is open, each once; none where it does not say',
      [{ day: 'monday', opens: '08:00', closes: '18:00' }],
    ],
    closed_from: ['First day on which it is away; null where it is not', '2026-12-24'],
    closed_until: ['Last day on which it is away; null where it is not', '2027-01-03'],
  }),
  response: ownShop,
  refuses: ['NOT_FOUND', 'RATE_LIMITED'],
});

export const listShops = defineOperation({
  id: 'listShops',
  method: 'GET',
  path: '/api/shops',
  auth: 'visitor',
  summary: 'The directory: shops that offer something, by name, check and stars',
  query: describeQuery(shopListQuery, {
    ...listWords(12),
    business_name: ['Part of the name', 'kente'],
    verified: ['true keeps what we checked; false keeps all, as an empty checkbox does', 'true'],
    min_rating: ['So many stars at least', 4],
    ordering: ['With a minus the most comes first; without any, the best rated', '-newest'],
  }),
  response: shopList,
});
