import { planLogin } from '@besesaka/schema/plans/login-text.ts';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { useIsSeller } from '#accounts/viewer.ts';
import { activeItem, itemsFor, sidebarItems } from '#routes/dashboard/navigation.ts';
import { Button } from '#ui/controls/button.tsx';
import { Breadcrumbs } from '#ui/display/breadcrumbs.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { optional } from '#ui/display/optional.tsx';
import { useToasterAhead } from '#ui/toasts/toast.tsx';
import { dashboardCrumbs } from './dashboard-crumbs.ts';
import { Sidebar } from './sidebar.tsx';

const Drawer = optional(async () => (await import('./drawer.tsx')).Drawer);

/** The frame around every dashboard page. */
export function DashboardFrame() {
  const forPlans = useLocation().search.includes('section=subscription');
  return (
    <RequireLogin {...(forPlans && { message: planLogin })}>
      <Dashboard />
    </RequireLogin>
  );
}

function Dashboard() {
  const { pathname } = useLocation();
  useToasterAhead();
  const items = itemsFor(sidebarItems, useIsSeller());
  const active = activeItem(items, pathname);
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== pathname) setOpenAt(null);
  return (
    <div className="page-width flex gap-8 py-4 pb-[calc(var(--bottom-bar)+2rem)] lg:py-6">
      <aside className="w-56 shrink-0 max-lg:hidden print:hidden">
        <div className="sticky top-22">
          <Sidebar items={items} active={active} />
        </div>
      </aside>
      <div className="min-w-0 flex-1">
        <div className="mb-4 flex min-h-11 items-center gap-3 print:hidden">
          <Button
            tone="secondary"
            className="shrink-0 lg:hidden"
            aria-haspopup="dialog"
            aria-expanded={openAt === pathname}
            onClick={() => setOpenAt(pathname)}
          >
            <Menu aria-hidden="true" className="size-5" />
            Menu
          </Button>
          {/* Beside the menu, a phone only has room for the page and its parent. */}
          <div className="min-w-0 flex-1 max-sm:[&_li:not(:nth-last-child(-n+2))]:hidden">
            <Breadcrumbs crumbs={dashboardCrumbs(pathname)} />
          </div>
        </div>
        <LastingFocus>
          <Outlet />
        </LastingFocus>
      </div>
      {openAt === pathname && (
        <Drawer onClose={() => setOpenAt(null)}>
          <Sidebar items={items} active={active} />
        </Drawer>
      )}
    </div>
  );
}
