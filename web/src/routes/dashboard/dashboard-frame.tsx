import { planLogin } from '@besesaka/schema/plans/login-text.ts';
import LogOut from 'lucide-react/icons/log-out';
import { Outlet, useLocation } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { useAskLogOut } from '#accounts/use-ask-log-out.ts';
import { useIsSeller } from '#accounts/viewer.ts';
import { dashboardCrumbs } from '#routes/parts/dashboard-crumbs.ts';
import { entryStyle, FrameNavigation } from '#routes/parts/frame-navigation.tsx';
import { entriesOf } from '#routes/parts/navigation.ts';
import { ScreenTitle } from '#routes/parts/screen-title.tsx';
import { useBadge } from '#routes/parts/use-badge.tsx';
import { Breadcrumbs } from '#ui/display/breadcrumbs.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { useToasterAhead } from '#ui/toasts/toast.tsx';

/** The frame around every dashboard page. */
export function DashboardFrame() {
  const forPlans = useLocation().search.includes('section=subscription');
  return (
    <>
      <ScreenTitle />
      <RequireLogin {...(forPlans && { message: planLogin })}>
        <Dashboard />
      </RequireLogin>
    </>
  );
}

function Dashboard() {
  const { pathname } = useLocation();
  useToasterAhead();
  const entries = entriesOf('dashboard', useIsSeller());
  const badgeOf = useBadge();
  const askLogOut = useAskLogOut();
  return (
    <div data-work className="gap-8 lg:page-width lg:flex lg:py-6">
      <FrameNavigation title="Dashboard" entries={entries} badgeOf={badgeOf}>
        <li className="mt-2 border-line border-t pt-2">
          <button type="button" onClick={askLogOut} className={`${entryStyle} hover:bg-sunken`}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            Log out
          </button>
        </li>
      </FrameNavigation>
      <div className="min-w-0 flex-1 pb-[calc(var(--bottom-bar)+2rem)] max-lg:page-width max-lg:pt-2 md:max-lg:pt-4 lg:pb-0">
        {/* A phone has the strip instead. */}
        <div className="mb-2 flex min-h-11 items-center max-md:hidden print:hidden">
          <Breadcrumbs crumbs={dashboardCrumbs(pathname)} />
        </div>
        <LastingFocus>
          <Outlet />
        </LastingFocus>
      </div>
    </div>
  );
}
