import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { RequireRole } from '#routes/require-role.tsx';
import { DeskNavigation } from '#support/desk-navigation.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { optional } from '#ui/display/optional.tsx';

interface Part {
  path: RegExp;
  title: string;
  Screen: ComponentType<{ id: string }>;
}

/** By their addresses below `/admin`; each is fetched when it is first drawn. */
const parts: readonly Part[] = [
  {
    path: /^(?:applications)?$/,
    title: 'Seller applications',
    Screen: optional(async () => (await import('./applications.tsx')).ApplicationsScreen),
  },
  {
    path: /^applications\/([^/]+)$/,
    title: 'Seller application',
    Screen: optional(async () => (await import('./application.tsx')).ApplicationScreen),
  },
  {
    path: /^cases$/,
    title: 'Cases',
    Screen: optional(async () => (await import('./cases.tsx')).CasesScreen),
  },
  {
    path: /^cases\/([^/]+)$/,
    title: 'Case',
    Screen: optional(async () => (await import('./case.tsx')).CaseScreen),
  },
  {
    path: /^messages$/,
    title: 'Messages',
    Screen: optional(async () => (await import('./messages.tsx')).MessagesScreen),
  },
  {
    path: /^messages\/([^/]+)$/,
    title: 'Message',
    Screen: optional(async () => (await import('./message.tsx')).MessageScreen),
  },
  {
    path: /^people$/,
    title: 'People',
    Screen: optional(async () => (await import('./people.tsx')).PeopleScreen),
  },
  {
    path: /^people\/([^/]+)$/,
    title: 'Person',
    Screen: optional(async () => (await import('./person.tsx')).PersonScreen),
  },
  {
    path: /^orders$/,
    title: 'Orders',
    Screen: optional(async () => (await import('./orders.tsx')).AdminOrdersScreen),
  },
  {
    path: /^orders\/([^/]+)$/,
    title: 'Order',
    Screen: optional(async () => (await import('./order.tsx')).AdminOrderScreen),
  },
  {
    path: /^shops$/,
    title: 'Shops',
    Screen: optional(async () => (await import('./shops.tsx')).AdminShopsScreen),
  },
  {
    path: /^reviews$/,
    title: 'Reviews',
    Screen: optional(async () => (await import('./reviews.tsx')).AdminReviewsScreen),
  },
  {
    path: /^products$/,
    title: 'Products',
    Screen: optional(async () => (await import('./products.tsx')).AdminProductsScreen),
  },
  {
    path: /^categories$/,
    title: 'Categories',
    Screen: optional(async () => (await import('./categories.tsx')).AdminCategoriesScreen),
  },
  {
    path: /^categories\/([^/]+)$/,
    title: 'Category',
    Screen: optional(async () => (await import('./category.tsx')).AdminCategoryScreen),
  },
  {
    path: /^payments$/,
    title: 'Payments',
    Screen: optional(async () => (await import('./payments.tsx')).PaymentsScreen),
  },
  {
    path: /^payments\/ledger$/,
    title: 'Books',
    Screen: optional(async () => (await import('./ledger.tsx')).LedgerScreen),
  },
  {
    path: /^payments\/([^/]+)$/,
    title: 'Payment',
    Screen: optional(async () => (await import('./payment.tsx')).PaymentScreen),
  },
  { path: /^audit$/, title: 'Audit log', Screen: optional(async () => (await import('./audit.tsx')).AuditScreen) },
];

/** Words that people try in addresses, and what these parts are called here. */
const otherNames = [
  [/^users(?=\/|$)/, 'people'],
  [/^reports(?=\/|$)/, 'cases'],
] as const;

/** One route for all of it, as every visitor's script names each. */
export function DeskScreen() {
  const path = (useParams()['*'] ?? '').replace(/\/$/, '');
  const renamed = otherNames.find(([name]) => name.test(path));
  if (renamed) return <Navigate to={`/admin/${path.replace(renamed[0], renamed[1])}`} replace />;
  const part = parts.find((one) => one.path.test(path));
  if (!part) return <NotFoundScreen />;
  const { Screen } = part;
  return (
    <>
      <PageMeta title={part.title} noIndex />
      <RequireRole needed="admin">
        <div className="page-width gap-8 py-4 pb-[calc(var(--bottom-bar)+2rem)] lg:flex lg:py-6">
          <DeskNavigation path={path} />
          <LastingFocus className="min-w-0 flex-1 max-lg:mt-5">
            <Screen id={part.path.exec(path)?.[1] ?? ''} />
          </LastingFocus>
        </div>
      </RequireRole>
    </>
  );
}
