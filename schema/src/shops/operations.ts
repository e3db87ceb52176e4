import { z } from 'zod';
import { defineOperation, group } from '#kernel/operations/define-operation.ts';
import { aroundFile, optionalFormFile } from '#kernel/operations/form-files.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, handleParam, listDescriptions, pathParam, slugOf } from '#kernel/reference/words.ts';
import { uploadTexts } from '#kernel/uploads.ts';
import { ownShop } from './application-resources.ts';
import { deliveryOptionInput } from './delivery-inputs.ts';
import { openingHoursInput, sellerProfileInput, shopChangeInput, shopListQuery, shopSlugsQuery } from './inputs.ts';
import { followedShops, shop, shopDetails, shopFollow, shopList, shopStats } from './resources.ts';
import { shopBanner, shopLogo } from './uploads.ts';

const following = group({ auth: 'user', scope: 'catalogue:write', suspended: 'may' });
const selling = group({ auth: 'seller', scope: 'products:write', suspended: 'refused' });

const followParams = handleParam('shop', examples.shopSlug, { slug: 'shopSlug', id: 'shopId' });

export const readShop = defineOperation({
  id: 'readShop',
  method: 'GET',
  path: '/api/shops/{slug}',
  auth: 'visitor',
  mayLag: true,
  summary: 'Get a shop',
  params: handleParam('shop', examples.shopSlug, { slug: 'shopSlug', id: 'shopId' }),
  response: shop,
});

export const readShops = defineOperation({
  id: 'readShops',
  method: 'GET',
  path: '/api/v1/shop-details',
  auth: 'optional',
  mayLag: true,
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
  mayLag: true,
  summary: 'Get statistics of the shop directory',
  response: shopStats,
});

export const followShop = following({
  id: 'followShop',
  method: 'PUT',
  path: '/api/shops/{slug}/follow',
  limit: '120 follows and unfollows an hour',
  summary: "Follow a shop, so that its products appear in the user's feed",
  params: followParams,
  response: shopFollow,
  refuses: ['FORBIDDEN', 'RATE_LIMITED', 'REFUSED'],
});

export const unfollowShop = following({
  id: 'unfollowShop',
  method: 'DELETE',
  path: '/api/shops/{slug}/follow',
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

export const updateSellerProfile = selling({
  id: 'updateSellerProfile',
  method: 'PATCH',
  path: '/api/update-seller-profile/{slug}',
  limit: '60 changes of the shop an hour',
  summary: "Change the profile of the user's shop, including its picture files",
  params: slugOf("URL slug or ID of the user's shop", examples.shopSlug),
  unversioned: 'the specification fixes the call; our screens send changeSellerProfile with the changed fields',
  form: sellerProfileInput.extend({
    shop_logo: optionalFormFile('New logo; if left out, the logo stays', uploadTexts.invalid),
    shop_banner: optionalFormFile('New banner; if left out, the banner stays', uploadTexts.invalid),
  }),
  bodyRule: { bytes: shopLogo.bytesMax + shopBanner.bytesMax + 2 * aroundFile, tooLarge: shopLogo.tooLarge },
  response: ownShop,
  refuses: ['RATE_LIMITED'],
});

export const changeSellerProfile = selling({
  id: 'changeSellerProfile',
  method: 'PUT',
  path: '/api/my-shop',
  limit: '60 changes of the shop an hour',
  summary:
    "Change the profile of the user's shop; pictures are IDs of uploads. Users who have its page open see the change at once",
  body: shopChangeInput,
  response: ownShop,
  refuses: ['NOT_FOUND', 'RATE_LIMITED'],
});

export const setOpeningHours = selling({
  id: 'setOpeningHours',
  method: 'PUT',
  path: '/api/my-shop/opening-hours',
  limit: '60 changes of the shop an hour',
  summary: "Set the opening hours and a temporary closure of the user's shop",
  body: openingHoursInput,
  response: ownShop,
  refuses: ['NOT_FOUND', 'RATE_LIMITED', 'STALE'],
});

const optionParams = pathParam(
  'option_id',
  z.uuid(),
  'ID of the way of delivery; the client makes it up for a new one',
  examples.deliveryOption,
  { as: 'id' },
);

export const setDeliveryOption = selling({
  id: 'setDeliveryOption',
  method: 'PUT',
  path: '/api/my-shop/delivery/{option_id}',
  limit: '60 changes of the shop an hour; 8 ways of delivery a shop',
  summary: "Add a way of delivery to the user's shop, or replace it",
  params: optionParams,
  body: deliveryOptionInput,
  response: ownShop,
  refuses: ['REFUSED', 'RATE_LIMITED', 'STALE'],
});

export const removeDeliveryOption = selling({
  id: 'removeDeliveryOption',
  method: 'DELETE',
  path: '/api/my-shop/delivery/{option_id}',
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
  mayLag: true,
  summary: 'List shops that have products, with filters and ordering',
  query: describeQuery(shopListQuery, {
    ...listDescriptions(12),
    business_name: ['Part of the shop name', 'kente'],
    verified: ['true returns only verified shops; false applies no filter', 'true'],
    min_rating: ['Minimum average rating, 1 to 5 stars', 4],
    region: ['Region of the shop, one of the 16 regions of Ghana', 'Ashanti'],
    ordering: ['Ordering, descending with a minus; best rated first by default', '-newest'],
  }),
  response: shopList,
});
