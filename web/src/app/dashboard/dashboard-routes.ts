import { type RouteObject, redirect } from 'react-router';
import { screen, screensIn } from '#app/screen.tsx';

const page = screensIn('routes/dashboard');

/** The pages within the dashboard's frame, each in a chunk of its own. */
export const dashboardRoutes: RouteObject[] = [
  page('', 'home', async () => (await import('#routes/dashboard/home.tsx')).DashboardHomeScreen),
  page('orders', 'orders', async () => (await import('#routes/dashboard/orders.tsx')).DashboardOrdersScreen),
  page('orders/pick-list', 'pick-list', async () => (await import('#routes/dashboard/pick-list.tsx')).PickListScreen),
  page(
    'orders/parcel-slips',
    'parcel-slips',
    async () => (await import('#routes/dashboard/parcel-slips.tsx')).ParcelSlipsScreen,
  ),
  page('orders/:orderId', 'order', async () => (await import('#routes/dashboard/order.tsx')).DashboardOrderScreen),
  {
    path: 'wishlist',
    ...screen('routes/wishlist.tsx', async () => (await import('#routes/wishlist.tsx')).WishlistScreen),
    id: 'src/routes/wishlist.tsx#dashboard',
  },
  page('following', 'following', async () => (await import('#routes/dashboard/following.tsx')).FollowingScreen),
  page('shop', 'shop/shop', async () => (await import('#routes/dashboard/shop/shop.tsx')).DashboardShopScreen),
  page('shop/create', 'shop/create', async () => (await import('#routes/dashboard/shop/create.tsx')).CreateShopScreen),
  page(
    'shop/products',
    'shop/products',
    async () => (await import('#routes/dashboard/shop/products.tsx')).MyProductsScreen,
  ),
  page(
    'shop/products/create',
    'shop/create-product',
    async () => (await import('#routes/dashboard/shop/create-product.tsx')).CreateProductScreen,
  ),
  page(
    'shop/products/import',
    'shop/import-products',
    async () => (await import('#routes/dashboard/shop/import-products.tsx')).ImportProductsScreen,
  ),
  page(
    'shop/products/featured',
    'shop/campaigns',
    async () => (await import('#routes/dashboard/shop/campaigns.tsx')).CampaignsScreen,
  ),
  page(
    'shop/products/featured/create',
    'shop/create-campaign',
    async () => (await import('#routes/dashboard/shop/create-campaign.tsx')).CreateCampaignScreen,
  ),
  page(
    'shop/products/:slug',
    'shop/own-product',
    async () => (await import('#routes/dashboard/shop/own-product.tsx')).OwnProductScreen,
  ),
  page(
    'shop/products/:slug/edit',
    'shop/edit-product',
    async () => (await import('#routes/dashboard/shop/edit-product.tsx')).EditProductScreen,
  ),
  page(
    'shop/products/:slug/variants',
    'shop/product-variants',
    async () => (await import('#routes/dashboard/shop/product-variants.tsx')).ProductVariantsScreen,
  ),
  { path: 'products', loader: () => redirect('/dashboard/shop/products') },
  page(
    'shop/offers',
    'shop/offers',
    async () => (await import('#routes/dashboard/shop/offers.tsx')).DashboardOffersScreen,
  ),
  page(
    'shop/reviews',
    'shop/reviews',
    async () => (await import('#routes/dashboard/shop/reviews.tsx')).DashboardReviewsScreen,
  ),
  page(
    'shop/subscriptions',
    'shop/subscriptions',
    async () => (await import('#routes/dashboard/shop/subscriptions.tsx')).SubscriptionsScreen,
  ),
  page(
    'shop/subscriptions/payment',
    'shop/plan-payment',
    async () => (await import('#routes/dashboard/shop/plan-payment.tsx')).PlanPaymentScreen,
  ),
  page('chats', 'chats', async () => (await import('#routes/dashboard/chats.tsx')).DashboardChatsScreen),
  page('profile', 'profile', async () => (await import('#routes/dashboard/profile.tsx')).DashboardProfileScreen),
  page(
    'profile/update',
    'update-profile',
    async () => (await import('#routes/dashboard/update-profile.tsx')).DashboardUpdateProfileScreen,
  ),
  page('settings', 'settings', async () => (await import('#routes/dashboard/settings.tsx')).DashboardSettingsScreen),
  page(
    'notifications',
    'notifications',
    async () => (await import('#routes/dashboard/notifications.tsx')).DashboardNotificationsScreen,
  ),
  {
    path: '*',
    ...screen('routes/not-found.tsx', async () => (await import('#routes/not-found.tsx')).NotFoundScreen),
    id: 'src/routes/not-found.tsx#dashboard',
  },
];
