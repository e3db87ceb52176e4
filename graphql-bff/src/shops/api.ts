import {
  askedPictureInput,
  decisionInput,
  openingHoursInput,
  resubmissionInput,
  shopChangeInput,
} from '@besesaka/schema/shops/inputs.ts';
import {
  application,
  applicationList,
  followedShops,
  ownShop,
  shop,
  shopDetails,
  shopFollow,
  shopList,
  shopStats,
} from '@besesaka/schema/shops/resources.ts';
import { get, getForEverybody, post, put, remove } from '#platform/rest/calls.ts';

export const readShop = getForEverybody('/api/shops/{slug}', shop);
export const readShops = getForEverybody('/api/v1/shop-details', shopDetails);
export const listShops = getForEverybody('/api/shops', shopList);
export const readStats = getForEverybody('/api/shops/stats', shopStats);
export const readOwnShop = get('/api/my-shop', ownShop);
export const applyToSell = post('/api/seller-application', resubmissionInput, ownShop);
export const sendAskedPicture = post('/api/seller-application/asked-picture', askedPictureInput, ownShop);
export const changeSellerProfile = put('/api/my-shop', shopChangeInput, ownShop);
export const setOpeningHours = put('/api/my-shop/opening-hours', openingHoursInput, ownShop);
export const listApplications = get('/api/admin/applications', applicationList);
export const readApplication = get('/api/admin/applications/{id}', application);
export const decideApplication = post('/api/admin/applications/{id}/decision', decisionInput, application);
export const followShop = put('/api/shops/{slug}/follow', null, shopFollow);
export const unfollowShop = remove('/api/shops/{slug}/follow', null, shopFollow);
export const listFollowedShops = get('/api/v1/followed-shops', followedShops);
