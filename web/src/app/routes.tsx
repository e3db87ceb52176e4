import { type RouteObject, redirect } from 'react-router';
import { dashboardRoutes } from '#app/dashboard/dashboard-routes.ts';
import { Frame } from '#app/frame/frame.tsx';
import { RouteFault } from './faults.tsx';
import { laterScreen, screen } from './screen.tsx';

const productList = () =>
  screen('src/routes/search.tsx', async () => (await import('#routes/search.tsx')).SearchScreen);

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
          { index: true, ...screen('src/routes/home.tsx', async () => (await import('#routes/home.tsx')).HomeScreen) },
          {
            path: 'products',
            ...screen(
              'src/routes/products/products.tsx',
              async () => (await import('#routes/products/products.tsx')).ProductsScreen,
            ),
          },
          { path: 'products/search', ...productList(), id: 'src/routes/search.tsx#products' },
          { path: 'search', ...productList() },
          {
            path: 'products/:slug',
            ...screen(
              'src/routes/products/product.tsx',
              async () => (await import('#routes/products/product.tsx')).ProductScreen,
            ),
          },
          {
            path: 'product/:slug',
            loader: ({ params: { slug = '' } }) => redirect(`/products/${encodeURIComponent(slug)}`, 301),
          },
          { path: 'categories/:slug', ...laterScreen('categories/category.tsx') },
          { path: 'shops', ...laterScreen('shops/shops.tsx') },
          {
            path: 'shops/:business_slug',
            ...screen('src/routes/shops/shop.tsx', async () => (await import('#routes/shops/shop.tsx')).ShopScreen),
          },
          {
            path: 'login',
            ...screen('src/routes/login.tsx', async () => (await import('#routes/login.tsx')).LoginScreen),
          },
          {
            path: 'signup',
            ...screen('src/routes/signup.tsx', async () => (await import('#routes/signup.tsx')).SignupScreen),
          },
          { path: 'forgot-password', ...laterScreen('forgot-password.tsx') },
          { path: 'reset-password', ...laterScreen('reset-password.tsx') },
          { path: 'confirm-email', ...laterScreen('confirm-email.tsx') },
          { path: 'change-email', ...laterScreen('change-email.tsx') },
          { path: 'secure-account', ...laterScreen('secure-account.tsx') },
          { path: 'account', ...laterScreen('account.tsx') },
          { path: 'contact', ...laterScreen('contact.tsx') },
          { path: 'contact/messages/:id', ...laterScreen('contact-message.tsx') },
          { path: 'help', ...laterScreen('help/help.tsx') },
          { path: 'help/safety', ...laterScreen('help/safety.tsx') },
          { path: 'policies/:slug', ...laterScreen('policies/policy.tsx') },
          { path: 'cart', ...laterScreen('cart.tsx') },
          { path: 'wishlist', ...laterScreen('wishlist.tsx') },
          {
            path: 'chat',
            ...laterScreen('chat/chats.tsx'),
            children: [{ path: ':id', ...laterScreen('chat/conversation.tsx') }],
          },
          {
            path: 'dashboard',
            ...screen(
              'src/app/dashboard/dashboard-frame.tsx',
              async () => (await import('#app/dashboard/dashboard-frame.tsx')).DashboardFrame,
            ),
            children: dashboardRoutes,
          },
          { path: 'admin/*', ...laterScreen('admin/desk.tsx') },
          { path: 'payments/*', ...laterScreen('payments/payments.tsx') },
          { path: 'developers', ...laterScreen('developers.tsx') },
          { path: '*', ...laterScreen('not-found.tsx') },
        ],
      },
    ],
  },
  { path: 'offline', ...laterScreen('offline.tsx') },
];
