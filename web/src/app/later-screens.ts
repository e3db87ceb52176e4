import type { ComponentType } from 'react';

/** Screens that hardly any first visit begins with, by their files: where each is to be had comes with the first of them. */
export const laterScreens = {
  'shops/shops.tsx': async () => (await import('#routes/shops/shops.tsx')).ShopsScreen,
  'categories/category.tsx': async () => (await import('#routes/categories/category.tsx')).CategoryScreen,
  'wishlist.tsx': async () => (await import('#routes/wishlist.tsx')).WishlistScreen,
  'account.tsx': async () => (await import('#routes/account.tsx')).AccountScreen,
  'forgot-password.tsx': async () => (await import('#routes/forgot-password.tsx')).ForgotPasswordScreen,
  'reset-password.tsx': async () => (await import('#routes/reset-password.tsx')).ResetPasswordScreen,
  'change-email.tsx': async () => (await import('#routes/change-email.tsx')).ChangeEmailScreen,
  'secure-account.tsx': async () => (await import('#routes/secure-account.tsx')).SecureAccountScreen,
  'confirm-email.tsx': async () => (await import('#routes/confirm-email.tsx')).ConfirmEmailScreen,
  'cart.tsx': async () => (await import('#routes/cart.tsx')).CartScreen,
  'contact-message.tsx': async () => (await import('#routes/contact-message.tsx')).ContactMessageScreen,
  'contact.tsx': async () => (await import('#routes/contact.tsx')).ContactScreen,
  'help/help.tsx': async () => (await import('#routes/help/help.tsx')).HelpScreen,
  'help/safety.tsx': async () => (await import('#routes/help/safety.tsx')).SafetyScreen,
  'policies/policy.tsx': async () => (await import('#routes/policies/policy.tsx')).PolicyScreen,
  'developers.tsx': async () => (await import('#routes/developers.tsx')).DevelopersScreen,
  'offline.tsx': async () => (await import('#routes/offline.tsx')).OfflineScreen,
  'not-found.tsx': async () => (await import('#routes/not-found.tsx')).NotFoundScreen,
  'chat/chats.tsx': async () => (await import('#routes/chat/chats.tsx')).ChatsScreen,
  'chat/conversation.tsx': async () => (await import('#routes/chat/conversation.tsx')).ConversationScreen,
  'dashboard/following.tsx': async () => (await import('#routes/dashboard/following.tsx')).FollowingScreen,
  'dashboard/home.tsx': async () => (await import('#routes/dashboard/home.tsx')).DashboardHomeScreen,
  'dashboard/orders.tsx': async () => (await import('#routes/dashboard/orders.tsx')).DashboardOrdersScreen,
  'dashboard/order.tsx': async () => (await import('#routes/dashboard/order.tsx')).DashboardOrderScreen,
  'dashboard/chats.tsx': async () => (await import('#routes/dashboard/chats.tsx')).DashboardChatsScreen,
  'dashboard/profile.tsx': async () => (await import('#routes/dashboard/profile.tsx')).DashboardProfileScreen,
  'dashboard/update-profile.tsx': async () =>
    (await import('#routes/dashboard/update-profile.tsx')).DashboardUpdateProfileScreen,
  'dashboard/settings.tsx': async () => (await import('#routes/dashboard/settings.tsx')).DashboardSettingsScreen,
  'dashboard/notifications.tsx': async () =>
    (await import('#routes/dashboard/notifications.tsx')).DashboardNotificationsScreen,
  'dashboard/shop/shop.tsx': async () => (await import('#routes/dashboard/shop/shop.tsx')).DashboardShopScreen,
  'dashboard/shop/create.tsx': async () => (await import('#routes/dashboard/shop/create.tsx')).CreateShopScreen,
  'dashboard/shop/plans.tsx': async () => (await import('#routes/dashboard/shop/plans.tsx')).PlansScreen,
  'dashboard/shop/featured.tsx': async () => (await import('#routes/dashboard/shop/featured.tsx')).FeaturedScreen,
  'payments/payments.tsx': async () => (await import('#routes/payments/payments.tsx')).PaymentsScreen,
  'dashboard/pick-list.tsx': async () => (await import('#routes/dashboard/pick-list.tsx')).PickListScreen,
  'dashboard/parcel-slips.tsx': async () => (await import('#routes/dashboard/parcel-slips.tsx')).ParcelSlipsScreen,
  'dashboard/shop/reviews.tsx': async () => (await import('#routes/dashboard/shop/reviews.tsx')).DashboardReviewsScreen,
  'dashboard/shop/products.tsx': async () => (await import('#routes/dashboard/shop/products.tsx')).MyProductsScreen,
  'dashboard/shop/own-product.tsx': async () =>
    (await import('#routes/dashboard/shop/own-product.tsx')).OwnProductScreen,
  'dashboard/shop/create-product.tsx': async () =>
    (await import('#routes/dashboard/shop/create-product.tsx')).CreateProductScreen,
  'dashboard/shop/edit-product.tsx': async () =>
    (await import('#routes/dashboard/shop/edit-product.tsx')).EditProductScreen,
  'admin/desk.tsx': async () => (await import('#routes/admin/desk.tsx')).DeskScreen,
} satisfies Record<string, () => Promise<ComponentType>>;

export type LaterScreen = keyof typeof laterScreens;
