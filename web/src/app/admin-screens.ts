import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { screensIn } from './screen.tsx';

const page = screensIn('routes/admin');

/** Redirects URLs that admins are likely to guess. */
const moved =
  (to: string) =>
  ({ params }: LoaderFunctionArgs) =>
    redirect(['/admin', to, params['*']].filter(Boolean).join('/'));

/** The screens within the admin frame. */
export const adminScreens: RouteObject[] = [
  { index: true, loader: moved('applications') },
  { path: 'users/*', loader: moved('users') },
  { path: 'reports/*', loader: moved('reports') },
  page(
    'applications',
    'applications',
    async () => (await import('#routes/admin/applications.tsx')).ApplicationsScreen,
    'Seller applications',
  ),
  page(
    'applications/:id',
    'application',
    async () => (await import('#routes/admin/application.tsx')).ApplicationScreen,
    'Seller application',
  ),
  page('reports', 'reports', async () => (await import('#routes/admin/reports.tsx')).ReportsScreen, 'Reports'),
  page('reports/:id', 'report', async () => (await import('#routes/admin/report.tsx')).ReportScreen, 'Report'),
  page('messages', 'messages', async () => (await import('#routes/admin/messages.tsx')).MessagesScreen, 'Messages'),
  page('messages/:id', 'message', async () => (await import('#routes/admin/message.tsx')).MessageScreen, 'Message'),
  page('users', 'users', async () => (await import('#routes/admin/users.tsx')).UsersScreen, 'Users'),
  page('users/:id', 'user', async () => (await import('#routes/admin/user.tsx')).UserScreen, 'User'),
  page('orders', 'orders', async () => (await import('#routes/admin/orders.tsx')).AdminOrdersScreen, 'Orders'),
  page('orders/:id', 'order', async () => (await import('#routes/admin/order.tsx')).AdminOrderScreen, 'Order'),
  page('shops', 'shops', async () => (await import('#routes/admin/shops.tsx')).AdminShopsScreen, 'Shops'),
  page('reviews', 'reviews', async () => (await import('#routes/admin/reviews.tsx')).AdminReviewsScreen, 'Reviews'),
  page(
    'products',
    'products',
    async () => (await import('#routes/admin/products.tsx')).AdminProductsScreen,
    'Products',
  ),
  page(
    'categories',
    'categories',
    async () => (await import('#routes/admin/categories.tsx')).AdminCategoriesScreen,
    'Categories',
  ),
  page(
    'categories/:id',
    'category',
    async () => (await import('#routes/admin/category.tsx')).AdminCategoryScreen,
    'Category',
  ),
  page('payments', 'payments', async () => (await import('#routes/admin/payments.tsx')).PaymentsScreen, 'Payments'),
  page('payments/ledger', 'ledger', async () => (await import('#routes/admin/ledger.tsx')).LedgerScreen, 'Ledger'),
  page(
    'payments/:reference',
    'payment',
    async () => (await import('#routes/admin/payment.tsx')).PaymentScreen,
    'Payment',
  ),
  page('audit', 'audit', async () => (await import('#routes/admin/audit.tsx')).AuditScreen, 'Audit log'),
];
