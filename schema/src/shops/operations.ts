import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { aroundFile, optionalFormFile } from '#kernel/operations/form-files.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords, pathParam, slugOf } from '#kernel/reference/words.ts';
import { uploadTexts } from '#kernel/uploads.ts';
import { deliveryOptionInput } from './delivery-inputs.ts';
import { openingHoursInput, sellerProfileInput, shopChangeInput, shopListQuery, shopSlugsQuery } from './inputs.ts';
import { followedShops, ownShop, shop, shopDetails, shopFollow, shopList, shopStats } from './resources.ts';
import { shopBanner, shopLogo } from './uploads.ts';

const followParams = slugOf('URL slug or ID of the shop', examples.shopSlug);

export const readShop = defineOperation({
  id: 'readShop',
  method: 'GET',
  path: '/api/shops/{slug}',
  auth: 'visitor',
  summary: 'Get a shop',
  params: slugOf('URL slug or ID of the shop', examples.shopSlug),
  response: shop,
});

export const readShops = defineOperation({
  id: 'readShops',
  method: 'GET',
  path: '/api/v1/shop-details',
  auth: 'optional',
  scope: 'catalogue:read',
  summary: 'Get several shops',
  query: describeQuery(shopSlugsQuery, {
    slugs: ['Comma-separated URL slugs of shops, at most 100', examples.shopSlug],
  }),
  response: shopDetails,
});

export const readShopStats = defineOperation({
  id: 'readShopStats',
  method: 'GET',
  path: '/api/shops/stats',
  auth: 'visitor',
  summary: 'Get statistics of the shop directory',
  response: shopStats,
});

export const followShop = defineOperation({
  id: 'followShop',
  method: 'PUT',
  path: '/api/shops/{slug}/follow',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'may',
  limit: '120 follows and unfollows an hour',
  summary: "Follow a shop, so that its products appear in the user's feed",
  params: followParams,
  response: shopFollow,
  refuses: ['FORBIDDEN', 'RATE_LIMITED', 'REFUSED'],
});

export const unfollowShop = defineOperation({
  id: 'unfollowShop',
  method: 'DELETE',
  path: '/api/shops/{slug}/follow',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'may',
  limit: '120 follows and unfollows an hour',
  summary: 'Unfollow a shop',
  params: followParams,
  response: shopFollow,
  refuses: ['FORBIDDEN', 'RATE_LIMITED', 'REFUSED'],
});

export const listFollowedShops = defineOperation({
  id: 'listFollowedShops',
  method: 'GET',
  path: '/api/v1/followed-shops',
  auth: 'user',
  scope: 'catalogue:read',
  summary: 'List the shops that the user follows, most recently followed first',
  response: followedShops,
});

export const updateSellerProfile = defineOperation({
  id: 'updateSellerProfile',
  method: 'PATCH',
  path: '/api/update-seller-profile/{slug}',
  auth: 'seller',
  scope: 'products:write',
  suspended: 'refused',
  limit: '60 changes of the shop an hour',
  summary: "Change the profile of the user's shop, including its picture files",
  params: slugOf("URL slug or ID of the user's shop", examples.shopSlug),
  form: sellerProfileInput.extend({
    shop_logo: optionalFormFile('New logo; if left out, the logo stays', uploadTexts.invalid),
    shop_banner: optionalFormFile('New banner; if left out, the banner stays', uploadTexts.invalid),
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
  scope: 'products:write',
  suspended: 'refused',
  limit: '60 changes of the shop an hour',
  summary: "Change the profile of the user's shop; pictures are IDs of uploads",
  body: describeInput(
    'ShopChangeInput',
    shopChangeInput,
    'Profile of a shop; fields that are left out stay as they are.',
    {
      shop_description: [
        'Description of the shop, 10 to 500 characters',
        'Kente from the looms of Bonwire, woven to order.',
      ],
      business_email: ['Business email address', 'sales@adepa-kente.com'],
      business_phone: ['Ghanaian phone number, stored as +233 and nine digits', '+233244318207'],
      business_address: ['Business address, 10 to 200 characters', 'Shop 14, Adum Market, Kumasi'],
      shop_logo: ['ID of an upload with the purpose shop-logo; null removes the logo; if left out, it stays', null],
      shop_banner: [
        'ID of an upload with the purpose shop-banner; null removes the banner; if left out, it stays',
        null,
      ],
    },
  ),
  response: ownShop,
  refuses: ['NOT_FOUND', 'RATE_LIMITED'],
});

export const setOpeningHours = defineOperation({
  id: 'setOpeningHours',
  method: 'PUT',
  path: '/api/my-shop/opening-hours',
  auth: 'seller',
  scope: 'products:write',
  suspended: 'refused',
  limit: '60 changes of the shop an hour',
  summary: "Set the opening hours and a temporary closure of the user's shop",
  body: describeInput('OpeningHoursInput', openingHoursInput, 'Opening hours and closure of a shop.', {
    opening_hours: [
      'Opening hours by weekday, at most one entry per day; an empty list removes them',
      [{ day: 'monday', opens: '08:00', closes: '18:00' }],
    ],
    closed_from: ['First day of a closure as YYYY-MM-DD; null for none', '2026-12-24'],
    closed_until: ['Last day of a closure as YYYY-MM-DD; null for none', '2027-01-03'],
  }),
  response: ownShop,
  refuses: ['NOT_FOUND', 'RATE_LIMITED'],
});

const optionParams = pathParam(
  'option_id',
  z.uuid(),
  'ID of the way of delivery; the client makes it up for a new one',
  examples.deliveryOption,
);

export const setDeliveryOption = defineOperation({
  id: 'setDeliveryOption',
  method: 'PUT',
  path: '/api/my-shop/delivery/{option_id}',
  auth: 'seller',
  scope: 'products:write',
  suspended: 'refused',
  limit: '60 changes of the shop an hour; 8 ways of delivery a shop',
  summary: "Add a way of delivery to the user's shop, or replace it",
  params: optionParams,
  body: describeInput('DeliveryOptionInput', deliveryOptionInput, 'A way of delivery.', {
    kind: ['Kind of delivery', 'bus'],
    name: ['Name that buyers see, 2 to 60 characters', 'VIP bus to your station'],
    pickup_address: ['Where buyers pick up their order; required for a pickup', 'Shop 14, Adum Market, Kumasi'],
    pickup_hours: ['When buyers can pick up their order; optional', 'Monday to Saturday, 8:00 to 18:00'],
    free_above: ["Amount of the shop's goods in Ghana cedis from which delivery is free; null for never", '500.00'],
    is_active: ['Whether buyers can choose it', true],
    rates: [
      'Fee and days by region, at most one entry per region; empty for a pickup',
      [{ region: 'Ashanti', fee: '25.00', min_days: 2, max_days: 3 }],
    ],
  }),
  response: ownShop,
  refuses: ['REFUSED', 'RATE_LIMITED'],
});

export const removeDeliveryOption = defineOperation({
  id: 'removeDeliveryOption',
  method: 'DELETE',
  path: '/api/my-shop/delivery/{option_id}',
  auth: 'seller',
  scope: 'products:write',
  suspended: 'refused',
  limit: '60 changes of the shop an hour',
  summary: "Remove a way of delivery from the user's shop; orders keep it",
  params: optionParams,
  response: ownShop,
  refuses: ['RATE_LIMITED'],
});

export const listShops = defineOperation({
  id: 'listShops',
  method: 'GET',
  path: '/api/shops',
  auth: 'visitor',
  summary: 'List shops that have products, with filters and ordering',
  query: describeQuery(shopListQuery, {
    ...listWords(12),
    business_name: ['Part of the shop name', 'kente'],
    verified: ['true returns only verified shops; false applies no filter', 'true'],
    min_rating: ['Minimum average rating, 1 to 5 stars', 4],
    region: ['Region of the shop, one of the 16 regions of Ghana', 'Ashanti'],
    ordering: ['Ordering, descending with a minus; best rated first by default', '-newest'],
  }),
  response: shopList,
});
