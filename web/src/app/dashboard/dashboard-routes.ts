import { type RouteObject, redirect } from 'react-router';
import { laterScreen } from '#app/screen.tsx';

/** The pages within the dashboard's frame, each in a chunk of its own; a capability adds its pages here. */
export const dashboardRoutes: RouteObject[] = [
  { index: true, ...laterScreen('dashboard/home.tsx') },
  { path: 'orders', ...laterScreen('dashboard/orders.tsx') },
  { path: 'orders/pick-list', ...laterScreen('dashboard/pick-list.tsx') },
  { path: 'orders/parcel-slips', ...laterScreen('dashboard/parcel-slips.tsx') },
  { path: 'orders/:orderId', ...laterScreen('dashboard/order.tsx') },
  { path: 'wishlist', ...laterScreen('wishlist.tsx'), id: 'src/routes/wishlist.tsx#dashboard' },
  { path: 'following', ...laterScreen('dashboard/following.tsx') },
  { path: 'shop', ...laterScreen('dashboard/shop/shop.tsx') },
  { path: 'shop/create', ...laterScreen('dashboard/shop/create.tsx') },
  { path: 'shop/products', ...laterScreen('dashboard/shop/products.tsx') },
  { path: 'shop/products/create', ...laterScreen('dashboard/shop/create-product.tsx') },
  { path: 'shop/products/featured/*', ...laterScreen('dashboard/shop/featured.tsx') },
  { path: 'shop/products/:slug', ...laterScreen('dashboard/shop/own-product.tsx') },
  { path: 'shop/products/:slug/edit', ...laterScreen('dashboard/shop/edit-product.tsx') },
  { path: 'products', loader: () => redirect('/dashboard/shop/products') },
  { path: 'shop/reviews', ...laterScreen('dashboard/shop/reviews.tsx') },
  { path: 'shop/subscriptions/*', ...laterScreen('dashboard/shop/plans.tsx') },
  { path: 'chats', ...laterScreen('dashboard/chats.tsx') },
  { path: 'profile', ...laterScreen('dashboard/profile.tsx') },
  { path: 'profile/update', ...laterScreen('dashboard/update-profile.tsx') },
  { path: 'settings', ...laterScreen('dashboard/settings.tsx') },
  { path: 'notifications', ...laterScreen('dashboard/notifications.tsx') },
  { path: '*', ...laterScreen('not-found.tsx'), id: 'src/routes/not-found.tsx#dashboard' },
];
