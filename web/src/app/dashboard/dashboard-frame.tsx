import { planLogin } from '@besesaka/schema/plans/login-text.ts';
import { Outlet, useLocation } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { useIsSeller } from '#accounts/viewer.ts';
import { useUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { activeItem, itemsFor, sidebarItems } from '#routes/dashboard/navigation.ts';
import { TabStrip } from '#ui/dialogs/tab-strip.tsx';
import { Breadcrumbs } from '#ui/display/breadcrumbs.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { UnreadBadge } from '#ui/display/unread-badge.tsx';
import { useToasterAhead } from '#ui/toasts/toast.tsx';
import { dashboardCrumbs } from './dashboard-crumbs.ts';
import { Sidebar } from './sidebar.tsx';

/** The frame around every dashboard page. */
export function DashboardFrame() {
  const forPlans = useLocation().search.includes('section=subscription');
  return (
    <RequireLogin {...(forPlans && { message: planLogin })}>
      <Dashboard />
    </RequireLogin>
  );
}

/** The pages that a phone's strip shows beside "More". */
const stripPages = {
  sellers: ['/dashboard', '/dashboard/orders', '/dashboard/shop/products', '/dashboard/chats'],
  buyers: ['/dashboard', '/dashboard/orders', '/dashboard/wishlist', '/dashboard/following'],
};

function Dashboard() {
  const { pathname } = useLocation();
  useToasterAhead();
  const isSeller = useIsSeller();
  const unread = useUnreadMessages();
  const items = itemsFor(sidebarItems, isSeller);
  const active = activeItem(items, pathname);
  const inStrip = stripPages[isSeller ? 'sellers' : 'buyers'];
  const tabs = items
    .filter(({ to }) => inStrip.includes(to))
    .map(({ label, to, badge }) => ({ label, to, badge: badge && <UnreadBadge count={unread} /> }));
  return (
    <>
      <TabStrip title="Dashboard" tabs={tabs} current={active?.to}>
        <Sidebar items={items} active={active} />
      </TabStrip>
      <div className="page-width flex gap-8 py-3 pb-[calc(var(--bottom-bar)+2rem)] md:py-4 lg:py-6">
        <aside className="w-56 shrink-0 max-lg:hidden print:hidden">
          <div className="sticky top-22">
            <Sidebar items={items} active={active} />
          </div>
        </aside>
        <div className="min-w-0 flex-1">
          {/* A phone has the strip instead. */}
          <div className="mb-2 flex min-h-11 items-center max-md:hidden print:hidden">
            <Breadcrumbs crumbs={dashboardCrumbs(pathname)} />
          </div>
          <LastingFocus>
            <Outlet />
          </LastingFocus>
        </div>
      </div>
    </>
  );
}
