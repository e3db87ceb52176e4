import type { StaffArea } from '@besesaka/schema/kernel/staff/roles.ts';
import type { NavigationIcon } from '#routes/parts/navigation-icons.ts';

/** The users that an entry is for. Buyers have no shop. */
export type Audience = 'everybody' | 'sellers' | 'buyers';

/** An entry in the navigation of the screen's frame. Entries have the order of the table. */
export interface Entry {
  icon: NavigationIcon;
  /** The screen's title by default. */
  label?: string;
  /** Everybody who sees the frame by default. */
  for?: Audience;
  /** The users whose phone shows the entry beside "More". */
  inStrip?: Audience;
  /** The count that it shows. */
  badge?: 'notifications' | 'messages' | 'applications' | 'reports' | 'payments' | 'cases' | 'payouts';
}

export interface ScreenRow {
  /** Below the path of its frame. */
  path: string;
  /** Below `routes/`. The file exports nothing but the screen. */
  file: string;
  /** Shown by the frame. Screens without a frame, or whose title depends on their data, have their own `PageMeta`. */
  title?: string;
  entry?: Entry;
  /** The area of the back office whose roles may open it; reading by default. */
  area?: StaffArea;
  children?: readonly ScreenRow[];
}

export const dashboardScreens: readonly ScreenRow[] = [
  {
    path: '',
    file: 'dashboard/home',
    title: 'Dashboard',
    entry: { label: 'Overview', icon: 'dashboard', inStrip: 'everybody' },
  },
  { path: 'orders', file: 'dashboard/orders', title: 'Orders', entry: { icon: 'parcel', inStrip: 'everybody' } },
  { path: 'orders/pick-list', file: 'dashboard/pick-list', title: 'Pick list' },
  { path: 'orders/parcel-slips', file: 'dashboard/parcel-slips', title: 'Parcel slips' },
  { path: 'orders/:orderId', file: 'dashboard/order' },
  { path: 'shop', file: 'dashboard/shop/shop', title: 'My shop', entry: { icon: 'shop', for: 'sellers' } },
  { path: 'shop/create', file: 'dashboard/shop/create' },
  {
    path: 'shop/delivery',
    file: 'dashboard/shop/delivery',
    title: 'Delivery',
    entry: { icon: 'truck', for: 'sellers' },
  },
  {
    path: 'shop/hours',
    file: 'dashboard/shop/hours',
    title: 'Opening hours',
    entry: { icon: 'clock', for: 'sellers' },
  },
  {
    path: 'shop/products',
    file: 'dashboard/shop/products',
    title: 'My Products',
    entry: { label: 'Products', icon: 'product', for: 'sellers', inStrip: 'sellers' },
  },
  { path: 'shop/products/create', file: 'dashboard/shop/create-product', title: 'Add product' },
  { path: 'shop/products/import', file: 'dashboard/shop/import-products', title: 'Import and export' },
  { path: 'shop/products/:slug', file: 'dashboard/shop/own-product' },
  { path: 'shop/products/:slug/edit', file: 'dashboard/shop/edit-product', title: 'Edit product' },
  { path: 'shop/products/:slug/variants', file: 'dashboard/shop/product-variants', title: 'Variants' },
  { path: 'shop/offers', file: 'dashboard/shop/offers', title: 'Offers', entry: { icon: 'coins', for: 'sellers' } },
  {
    path: 'shop/products/featured',
    file: 'dashboard/shop/campaigns',
    title: 'Featured Products',
    entry: { icon: 'megaphone', for: 'sellers' },
  },
  { path: 'shop/products/featured/create', file: 'dashboard/shop/create-campaign', title: 'Create Campaign' },
  { path: 'shop/money', file: 'dashboard/shop/money', title: 'Money', entry: { icon: 'wallet', for: 'sellers' } },
  { path: 'shop/money/payouts', file: 'dashboard/shop/money', title: 'Money' },
  { path: 'shop/money/payouts/:id', file: 'dashboard/shop/payout', title: 'Payout' },
  { path: 'shop/reviews', file: 'dashboard/shop/reviews', title: 'Reviews', entry: { icon: 'star', for: 'sellers' } },
  {
    path: 'shop/subscriptions',
    file: 'dashboard/shop/subscriptions',
    title: 'Subscriptions',
    entry: { icon: 'card', for: 'sellers' },
  },
  { path: 'shop/subscriptions/payment', file: 'dashboard/shop/plan-payment', title: 'Pay for a plan' },
  { path: 'wishlist', file: 'wishlist', entry: { label: 'Wishlist', icon: 'heart', inStrip: 'buyers' } },
  { path: 'following', file: 'dashboard/following', title: 'Following', entry: { icon: 'follow', inStrip: 'buyers' } },
  {
    path: 'chats',
    file: 'dashboard/chats',
    title: 'Chats',
    entry: { icon: 'chat', inStrip: 'sellers', badge: 'messages' },
  },
  {
    path: 'notifications',
    file: 'dashboard/notifications',
    title: 'Notifications',
    entry: { icon: 'bell', badge: 'notifications' },
  },
  { path: 'profile', file: 'dashboard/profile', title: 'Profile', entry: { icon: 'user' } },
  { path: 'profile/update', file: 'dashboard/update-profile', title: 'Update profile' },
  { path: 'settings', file: 'dashboard/settings', title: 'Settings', entry: { icon: 'settings' } },
  { path: '*', file: 'not-found' },
];

export const adminScreens: readonly ScreenRow[] = [
  {
    path: '',
    file: 'admin/overview/overview',
    title: 'Overview',
    entry: { icon: 'dashboard' },
  },
  {
    path: 'applications',
    file: 'admin/applications',
    area: 'trust',
    title: 'Seller applications',
    entry: { label: 'Applications', icon: 'check', badge: 'applications' },
  },
  { path: 'applications/:id', file: 'admin/application', title: 'Seller application', area: 'trust' },
  {
    path: 'reports',
    file: 'admin/reports',
    area: 'trust',
    title: 'Reports',
    entry: { icon: 'flag', badge: 'reports' },
  },
  { path: 'reports/:id', file: 'admin/report', title: 'Report', area: 'trust' },
  {
    path: 'messages',
    file: 'admin/messages',
    area: 'trust',
    title: 'Messages',
    entry: { icon: 'mail', badge: 'messages' },
  },
  { path: 'messages/:id', file: 'admin/message', title: 'Message', area: 'trust' },
  { path: 'users', file: 'admin/users', title: 'Users', entry: { icon: 'users' } },
  { path: 'users/:id', file: 'admin/user', title: 'User' },
  { path: 'orders', file: 'admin/orders', title: 'Orders', entry: { icon: 'receipt' } },
  { path: 'orders/:id', file: 'admin/order', title: 'Order' },
  { path: 'shops', file: 'admin/shops', title: 'Shops', entry: { icon: 'shop' } },
  { path: 'reviews', file: 'admin/reviews', title: 'Reviews', entry: { icon: 'star' } },
  { path: 'products', file: 'admin/products', title: 'Products', entry: { icon: 'product' } },
  { path: 'categories', file: 'admin/categories', title: 'Categories', entry: { icon: 'tree' } },
  { path: 'categories/:id', file: 'admin/category', title: 'Category', area: 'catalogue' },
  { path: 'payments', file: 'admin/payments', title: 'Payments', entry: { icon: 'wallet', badge: 'payments' } },
  { path: 'payments/ledger', file: 'admin/ledger', title: 'Ledger' },
  { path: 'payments/:reference', file: 'admin/payment', title: 'Payment' },
  { path: 'payouts', file: 'admin/payouts', title: 'Payouts', entry: { icon: 'coins', badge: 'payouts' } },
  { path: 'cases', file: 'admin/cases', title: 'Cases', entry: { icon: 'scale', badge: 'cases' } },
  { path: 'cases/:id', file: 'admin/case', title: 'Case' },
  { path: 'figures', file: 'admin/overview/figures', title: 'Figures', entry: { icon: 'chart' } },
  { path: 'settings', file: 'admin/settings/settings', title: 'Settings', entry: { icon: 'settings' } },
  { path: 'settings/:name', file: 'admin/settings/setting', title: 'Setting' },
  { path: 'audit', file: 'admin/audit', title: 'Audit log', entry: { icon: 'scroll' } },
  { path: 'staff', file: 'admin/staff', title: 'Staff', area: 'owner', entry: { icon: 'user' } },
  { path: 'search', file: 'admin/tools/search', title: 'Search' },
  { path: 'exports', file: 'admin/tools/exports', title: 'Exports', area: 'money', entry: { icon: 'download' } },
  { path: 'health', file: 'admin/tools/health', title: 'Health', entry: { icon: 'pulse' } },
];

/** All screens. The routes and the navigations of the dashboard and the back office follow from this table. */
export const screens: readonly ScreenRow[] = [
  { path: '', file: 'home' },
  { path: 'products', file: 'products/products' },
  { path: 'products/search', file: 'search' },
  { path: 'search', file: 'search' },
  { path: 'products/:slug', file: 'products/product' },
  { path: 'categories/:slug', file: 'categories/category' },
  { path: 'shops', file: 'shops/shops' },
  { path: 'shops/:business_slug', file: 'shops/shop' },
  { path: 'login', file: 'login' },
  { path: 'signup', file: 'signup' },
  { path: 'forgot-password', file: 'forgot-password' },
  { path: 'reset-password', file: 'reset-password' },
  { path: 'confirm-email', file: 'confirm-email' },
  { path: 'change-email', file: 'change-email' },
  { path: 'secure-account', file: 'secure-account' },
  { path: 'account', file: 'account' },
  { path: 'staff-invitation/:id', file: 'staff-invitation' },
  { path: 'oauth/authorize', file: 'oauth/authorize' },
  { path: 'appeal/:kind/:id', file: 'appeal' },
  { path: 'contact', file: 'contact' },
  { path: 'contact/messages/:id', file: 'contact-message' },
  { path: 'help', file: 'help/help' },
  { path: 'help/safety', file: 'help/safety' },
  { path: 'help/imports', file: 'help/import-guide' },
  { path: 'policies/:slug', file: 'policies/policy' },
  { path: 'checkout', file: 'checkout' },
  { path: 'checkout/placed', file: 'checkout' },
  { path: 'checkout/pay/:checkoutId', file: 'checkout' },
  { path: 'cart', file: 'cart' },
  { path: 'wishlist', file: 'wishlist' },
  { path: 'chat', file: 'chat/chats', children: [{ path: ':id', file: 'chat/conversation' }] },
  { path: 'dashboard', file: 'dashboard/dashboard-frame', children: dashboardScreens },
  { path: 'admin', file: 'admin/admin-frame', children: adminScreens },
  { path: 'payments/receipts/:number', file: 'payments/receipt' },
  { path: 'payments/callback', file: 'payments/callback' },
  { path: 'developers/:page?', file: 'developers' },
  { path: 'dev/ui', file: 'dev/ui' },
  { path: '*', file: 'not-found' },
];

/** Shown without the frame. */
export const offlineScreen: ScreenRow = { path: 'offline', file: 'offline' };
