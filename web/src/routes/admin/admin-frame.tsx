import { type StaffArea, staffTexts } from '@besesaka/schema/kernel/staff/roles.ts';
import { Outlet, useMatches } from 'react-router';
import { useMayWork } from '#accounts/use-staff.ts';
import { useAdminCounts } from '#admin/admin-counts.ts';
import { FrameNavigation } from '#routes/parts/frame-navigation.tsx';
import { adminEntries } from '#routes/parts/navigation.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { ScreenTitle } from '#routes/parts/screen-title.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';

/** The frame of every admin screen. */
export function AdminFrame() {
  return (
    <>
      <ScreenTitle />
      <RequireRole needed="admin">
        <div data-work className="gap-8 lg:page-width lg:flex lg:py-6">
          <AdminNavigation />
          <LastingFocus className="min-w-0 flex-1 pb-[calc(var(--bottom-bar)+2rem)] max-lg:page-width max-lg:pt-2">
            <OfRole />
          </LastingFocus>
        </div>
      </RequireRole>
    </>
  );
}

/** The screen, if the viewer's role includes its area in the table of screens. */
function OfRole() {
  const mayWork = useMayWork();
  // `routes.tsx` writes the handle.
  const { area = 'reading' } = (useMatches().at(-1)?.handle ?? {}) as { area?: StaffArea };
  if (mayWork(area)) return <Outlet />;
  return <EmptyState level={1} heading="Not part of your role" text={staffTexts.notYourRole(area)} />;
}

function AdminNavigation() {
  const entries = adminEntries(useMayWork());
  const counts = useAdminCounts();
  return (
    <FrameNavigation
      title="Admin"
      entries={entries}
      badgeOf={(badge) => badge !== 'notifications' && <Waiting count={counts?.[badge] ?? 0} />}
    />
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-6 rounded-full bg-sunken px-2 text-center font-semibold text-sm text-text tabular-nums">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
