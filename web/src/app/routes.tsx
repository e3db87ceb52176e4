import { type RouteObject, redirect } from 'react-router';
import { dashboardRoutes } from '#app/dashboard/dashboard-routes.ts';
import { Frame } from '#app/frame/frame.tsx';
import { checkoutPath, placedPath } from '#orders/checkout/checkout-address.ts';
import { adminScreens } from './admin-screens.ts';
import { RouteFault } from './faults.tsx';
import { screen } from './screen.tsx';

const productList = () => screen('routes/search.tsx', async () => (await import('#routes/search.tsx')).SearchScreen);

const checkout = () => screen('routes/checkout.tsx', async () => (await import('#routes/checkout.tsx')).CheckoutScreen);

export const routes: RouteObject[] = [
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: RouteFault,
    children: [
      {
        id: 'screens',
        ErrorBoundary: RouteFault,
        children: [
          { index: true, ...screen('routes/home.tsx', async () => (await import('#routes/home.tsx')).HomeScreen) },
          {
            path: 'products',
            ...screen(
              'routes/products/products.tsx',
              async () => (await import('#routes/products/products.tsx')).ProductsScreen,
            ),
          },
          { path: 'products/search', ...productList(), id: 'src/routes/search.tsx#products' },
          { path: 'search', ...productList() },
          {
            path: 'products/:slug',
            ...screen(
              'routes/products/product.tsx',
              async () => (await import('#routes/products/product.tsx')).ProductScreen,
            ),
          },
          {
            path: 'product/:slug',
            loader: ({ params: { slug = '' } }) => redirect(`/products/${encodeURIComponent(slug)}`, 301),
          },
          {
            path: 'categories/:slug',
            ...screen(
              'routes/categories/category.tsx',
              async () => (await import('#routes/categories/category.tsx')).CategoryScreen,
            ),
          },
          {
            path: 'shops',
            ...screen('routes/shops/shops.tsx', async () => (await import('#routes/shops/shops.tsx')).ShopsScreen),
          },
          {
            path: 'shops/:business_slug',
            ...screen('routes/shops/shop.tsx', async () => (await import('#routes/shops/shop.tsx')).ShopScreen),
          },
          {
            path: 'login',
            ...screen('routes/login.tsx', async () => (await import('#routes/login.tsx')).LoginScreen),
          },
          {
            path: 'signup',
            ...screen('routes/signup.tsx', async () => (await import('#routes/signup.tsx')).SignupScreen),
          },
          {
            path: 'forgot-password',
            ...screen(
              'routes/forgot-password.tsx',
              async () => (await import('#routes/forgot-password.tsx')).ForgotPasswordScreen,
            ),
          },
          {
            path: 'reset-password',
            ...screen(
              'routes/reset-password.tsx',
              async () => (await import('#routes/reset-password.tsx')).ResetPasswordScreen,
            ),
          },
          {
            path: 'confirm-email',
            ...screen(
              'routes/confirm-email.tsx',
              async () => (await import('#routes/confirm-email.tsx')).ConfirmEmailScreen,
            ),
          },
          {
            path: 'change-email',
            ...screen(
              'routes/change-email.tsx',
              async () => (await import('#routes/change-email.tsx')).ChangeEmailScreen,
            ),
          },
          {
            path: 'secure-account',
            ...screen(
              'routes/secure-account.tsx',
              async () => (await import('#routes/secure-account.tsx')).SecureAccountScreen,
            ),
          },
          {
            path: 'account',
            ...screen('routes/account.tsx', async () => (await import('#routes/account.tsx')).AccountScreen),
          },
          {
            path: 'contact',
            ...screen('routes/contact.tsx', async () => (await import('#routes/contact.tsx')).ContactScreen),
          },
          {
            path: 'contact/messages/:id',
            ...screen(
              'routes/contact-message.tsx',
              async () => (await import('#routes/contact-message.tsx')).ContactMessageScreen,
            ),
          },
          {
            path: 'help',
            ...screen('routes/help/help.tsx', async () => (await import('#routes/help/help.tsx')).HelpScreen),
          },
          {
            path: 'help/safety',
            ...screen('routes/help/safety.tsx', async () => (await import('#routes/help/safety.tsx')).SafetyScreen),
          },
          {
            path: 'help/imports',
            ...screen(
              'routes/help/import-guide.tsx',
              async () => (await import('#routes/help/import-guide.tsx')).ImportGuideScreen,
            ),
          },
          {
            path: 'policies/:slug',
            ...screen(
              'routes/policies/policy.tsx',
              async () => (await import('#routes/policies/policy.tsx')).PolicyScreen,
            ),
          },
          ...[checkoutPath, placedPath].map((path) => ({ path, ...checkout(), id: `src/routes/checkout.tsx#${path}` })),
          { path: 'cart', ...screen('routes/cart.tsx', async () => (await import('#routes/cart.tsx')).CartScreen) },
          {
            path: 'wishlist',
            ...screen('routes/wishlist.tsx', async () => (await import('#routes/wishlist.tsx')).WishlistScreen),
          },
          {
            path: 'chat',
            ...screen('routes/chat/chats.tsx', async () => (await import('#routes/chat/chats.tsx')).ChatsScreen),
            children: [
              {
                path: ':id',
                ...screen(
                  'routes/chat/conversation.tsx',
                  async () => (await import('#routes/chat/conversation.tsx')).ConversationScreen,
                ),
              },
            ],
          },
          {
            path: 'dashboard',
            ...screen(
              'app/dashboard/dashboard-frame.tsx',
              async () => (await import('#app/dashboard/dashboard-frame.tsx')).DashboardFrame,
            ),
            children: dashboardRoutes,
          },
          {
            path: 'admin',
            ...screen(
              'routes/admin/admin-frame.tsx',
              async () => (await import('#routes/admin/admin-frame.tsx')).AdminFrame,
            ),
            children: adminScreens,
          },
          {
            path: 'payments/receipts/:number',
            ...screen(
              'routes/payments/receipt.tsx',
              async () => (await import('#routes/payments/receipt.tsx')).ReceiptScreen,
            ),
          },
          {
            path: 'payments/callback',
            ...screen(
              'routes/payments/callback.tsx',
              async () => (await import('#routes/payments/callback.tsx')).PaymentCallbackScreen,
            ),
          },
          {
            path: 'developers/:page?',
            ...screen('routes/developers.tsx', async () => (await import('#routes/developers.tsx')).DevelopersScreen),
          },
          { path: 'dev/ui', ...screen('routes/dev/ui.tsx', async () => (await import('#routes/dev/ui.tsx')).UiScreen) },
          {
            path: '*',
            ...screen('routes/not-found.tsx', async () => (await import('#routes/not-found.tsx')).NotFoundScreen),
          },
        ],
      },
    ],
  },
  {
    path: 'offline',
    ...screen('routes/offline.tsx', async () => (await import('#routes/offline.tsx')).OfflineScreen),
  },
];
