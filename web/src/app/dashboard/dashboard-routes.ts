import type { RouteObject } from 'react-router';
import { screen } from '#app/screen.tsx';

/** The pages within the dashboard's frame, each in a chunk of its own; a capability adds its pages here. */
export const dashboardRoutes: RouteObject[] = [
  {
    index: true,
    ...screen(
      'src/routes/dashboard/home.tsx',
      async () => (await import('#routes/dashboard/home.tsx')).DashboardHomeScreen,
    ),
  },
  {
    path: 'orders',
    ...screen(
      'src/routes/dashboard/orders.tsx',
      async () => (await import('#routes/dashboard/orders.tsx')).DashboardOrdersScreen,
    ),
  },
  {
    path: 'orders/:orderId',
    ...screen(
      'src/routes/dashboard/order.tsx',
      async () => (await import('#routes/dashboard/order.tsx')).DashboardOrderScreen,
    ),
  },
  {
    path: 'chats',
    ...screen(
      'src/routes/dashboard/chats.tsx',
      async () => (await import('#routes/dashboard/chats.tsx')).DashboardChatsScreen,
    ),
  },
  {
    path: 'notifications',
    ...screen(
      'src/routes/dashboard/notifications.tsx',
      async () => (await import('#routes/dashboard/notifications.tsx')).DashboardNotificationsScreen,
    ),
  },
];
