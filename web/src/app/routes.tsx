import { type RouteObject, redirect } from 'react-router';
import { dashboardRoutes } from '#app/dashboard/dashboard-routes.ts';
import { Frame } from '#app/frame/frame.tsx';
import { RouteFault } from './faults.tsx';
import { screen } from './screen.tsx';

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
          {
            path: 'account',
            ...screen('src/routes/account.tsx', async () => (await import('#routes/account.tsx')).AccountScreen),
          },
          { path: 'cart', ...screen('src/routes/cart.tsx', async () => (await import('#routes/cart.tsx')).CartScreen) },
          {
            path: 'wishlist',
            ...screen('src/routes/wishlist.tsx', async () => (await import('#routes/wishlist.tsx')).WishlistScreen),
          },
          {
            path: 'chat',
            ...screen('src/routes/chat/chats.tsx', async () => (await import('#routes/chat/chats.tsx')).ChatsScreen),
            children: [
              {
                path: ':id',
                ...screen(
                  'src/routes/chat/conversation.tsx',
                  async () => (await import('#routes/chat/conversation.tsx')).ConversationScreen,
                ),
              },
            ],
          },
          {
            path: 'dashboard',
            ...screen(
              'src/app/dashboard/dashboard-frame.tsx',
              async () => (await import('#app/dashboard/dashboard-frame.tsx')).DashboardFrame,
            ),
            children: dashboardRoutes,
          },
          {
            path: '*',
            ...screen('src/routes/not-found.tsx', async () => (await import('#routes/not-found.tsx')).NotFoundScreen),
          },
        ],
      },
    ],
  },
];
